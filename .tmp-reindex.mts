import {readFileSync, writeFileSync, mkdirSync} from 'node:fs';
import {load} from 'cheerio';
import {readBuiltPage} from './src/features/search/indexer/html.ts';
const out: any[] = [];
const base='/kamiwaza-docs/';
const B=process.argv[2] ?? '/work/main/build';
const list = JSON.parse(readFileSync(B+'/search-index.json','utf8')).indexes;
for (const [version, ctxs] of Object.entries(list) as any) for (const [context, file] of Object.entries(ctxs) as any) {
  const f = Array.isArray(file)? file[0]: file;
  const urls: {u:string,w:number}[] = JSON.parse(readFileSync(`${B}/${f}`,'utf8')).p.map((p: any)=>({u:p[0],w:p[5]??1}));
  for (const {u,w} of urls) {
    const $ = load(readFileSync(`${B}/${u===''?'index':u}.html`,'utf8'));
    out.push({context, version, page: {...readBuiltPage($, base+u), weight: w}});
  }
}
writeFileSync('/tmp/s/pages.json', JSON.stringify(out));
console.log(out.length, out.reduce((n,p)=>n+p.page.sections.length,0));
