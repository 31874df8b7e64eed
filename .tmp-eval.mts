import {engine, flat} from './.tmp-ask.mts';
import {decodeIndex} from './src/features/search/core/codec.ts';
import {heldOut, evaluateHeldOut} from './scripts/bench/search/held-out.ts';
const BASE='/kamiwaza-docs/';
const {ask, files} = await engine();
const within = new Map<string,string>();
for (const [f,c] of files) { if (!/search-index-(docs|sdk)-[0-9a-f]{10}/.test(f)) continue; const d=decodeIndex(JSON.parse(c),BASE);
  for (const r of d.records) if (/^#(platform|interface|gpu-vendor|os)-/.test(r.h)) { const p=d.records[r.parent]; if (p && p!==r) within.set('/'+r.u.slice(BASE.length)+r.h,'/'+p.u.slice(BASE.length)+p.h);} }
const a = async (from: string, q: string) => flat(await ask(from,q).then((r: any)=>r.hits.length?r:({hits:r.elsewhere.filter((g: any)=>g.version===(from==='/0.3.2'?'0.3.2/':'')).flatMap((g: any)=>g.hits.slice(0,3))}))).map(x=>within.get(x)??x);
const pct=(x:number)=>(100*x).toFixed(1);
for (const half of ['dev','frozen'] as const) {
  if (process.argv[2] && process.argv[2]!==half) continue;
  const e = await evaluateHeldOut(a, await heldOut(half), process.argv[3]==='keys');
  console.log(half, 'ALL', e.all.count, pct(e.all.strict), pct(e.all.page), pct(e.all.three), 'none', pct(e.noAnswer), 'wrong', e.wrongRelease, 'stable', pct(e.stable), e.typed);
  console.log('  ', [...e.kinds].map(([k,s])=>`${k}(${s.count}) ${pct(s.strict)}/${pct(s.page)}/${pct(s.three)}`).join('  '));
  if (half==='dev' && process.argv[4]!=='quiet') for (const {question: q, got} of e.misses) console.log(`${q.id} ${q.kind} ${q.from} | ${q.query.slice(0,70)}\n    GOT ${got.slice(0,4).join(' ')}\n    OK  ${q.sections!.slice(0,6).join(' ')}`);
}
