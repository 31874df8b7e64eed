import {engine, flat} from './.tmp-ask.mts';
import {decodeIndex} from './src/features/search/core/codec.ts';
import {RULES} from './src/features/search/core/rank.ts';
import {heldOut, evaluateHeldOut} from './scripts/bench/search/held-out.ts';
const BASE='/kamiwaza-docs/';
const {ask, files} = await engine();
const within = new Map<string,string>();
for (const [f,c] of files) { if (!/search-index-(docs|sdk)-/.test(f)) continue; const d=decodeIndex(JSON.parse(c),BASE);
  for (const r of d.records) if (/^#(platform|interface|gpu-vendor|os)-/.test(r.h)) { const p=d.records[r.parent]; if (p && p!==r) within.set('/'+r.u.slice(BASE.length)+r.h,'/'+p.u.slice(BASE.length)+p.h);} }
const a = async (from: string, q: string) => flat(await ask(from,q)).map(x=>within.get(x)??x);
const dev = await heldOut('dev');
const R = RULES as any;
let n=0; const run = async () => { n++; const e = await evaluateHeldOut(a, dev, false); return {o: e.all.strict + .4*e.all.page + .3*e.all.three + .15*e.noAnswer, t: [e.all.strict,e.all.page,e.all.three,e.noAnswer].map(x=>(x*100).toFixed(1)).join(' ')}; };
let best = await run(); console.log('start', best.t, new Date().toISOString());
const params: [any,string][] = [[R,'length'],[R,'ownFrequency'],[R,'wholeQuery'],[R,'ownHeading'],[R,'ownCoverage'],[R.errors,'words'],[R,'section'],[R,'coverage'],[R,'sectionCoverage'],[R,'ownCoverage'],[R,'ownHeading'],[R,'ownProximity'],[R,'lent'],[R,'lentScore'],[R,'enclosingHeading'],[R,'titleMatch'],[R,'titleEqual'],[R,'headingMatch'],[R,'headingEqual'],[R,'keywordEqual'],[R,'keywordMatch'],[R,'proximity'],[R,'frequency'],[R,'otherFields'],[R.errors,'words'],[R.errors,'trouble'],[R.fields,'keywords'],[R.fields,'content'],[R.fields,'heading'],[R.fields,'description'],[R.fields,'breadcrumbs'],[R.fields,'code'],[R,'wholeQuery'],[R,'wholeName'],[R,'answerSection'],[R,'answer'],[R,'entry'],[R,'message'],[R,'ownFrequency'],[R,'length']];
for (let pass=0; pass<3; pass++) for (const [o,k] of params) {
  const was=o[k]; if (n%10===0) console.log(n,new Date().toISOString());
  for (const f of pass===0?[1.5,0.6]:[1.25,0.8]) { o[k]=was*f; const got=await run(); if (got.o>best.o+0.002) { best=got; console.log(pass,k,was,'->',o[k],best.t,best.o.toFixed(4), new Date().toISOString()); break; } o[k]=was; }
}
console.log(JSON.stringify(R));
