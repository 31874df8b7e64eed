import {readFileSync} from 'node:fs';
import {SearchEngine, MANIFEST} from './src/features/search/core/engine.ts';
import {writeIndexes, groupPages} from './src/features/search/indexer/write.ts';
import {scopeOfPage} from './scripts/bench/search/evaluate.ts';
const BASE='/kamiwaza-docs/';
export async function engine() {
  const files = new Map<string,string>();
  const pages = JSON.parse(readFileSync('/tmp/s/pages.json','utf8'));
  await writeIndexes(async (f: string, c: any)=>{files.set(f,String(c))}, groupPages(pages), BASE);
  const e = new SearchEngine({siteBase: BASE, read: async (p)=>JSON.parse(files.get(p.slice(BASE.length))!)});
  const ask = async (from: string, query: string, limit=8) => { const {context,version}=scopeOfPage(from); return e.search(BASE+version, context, query, limit); };
  return {e, ask, files};
}
export const flat = (r: any): string[] => r.hits.flatMap((h: any)=>[h.document, ...h.sections.filter((s: any)=>s.near).slice(0,1).map((s: any)=>s.document)]).map((d: any)=>'/'+d.u.slice(BASE.length)+d.h);
if (process.argv[1].includes("tmp-ask") && process.argv[2]==="dev") {
  const {ask}=await engine();
  const q = JSON.parse(readFileSync('tests/search/held-out-dev.json','utf8'));
  for (const x of q) {
    const from = x.from==='docs'?'/':x.from==='sdk'?'/sdk/intro':'/'+x.from;
    const r = await ask(from,x.query);
    console.log(`${x.id} ${x.kind} ${x.from} | ${x.query.slice(0,80)} => ${x.answer.slice(0,60)}\n      `+ r.hits.slice(0,4).map((h: any)=>'/'+h.document.u.slice(BASE.length)+h.document.h+' '+h.score.toFixed(2)).join('  |  '));
  }
}
