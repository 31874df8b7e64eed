import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {engine} from './.tmp-ask.mts';
import {SearchEngine} from './src/features/search/core/engine.ts';
const BASE='/kamiwaza-docs/';
const {files}=await engine();
const gz=(f:string)=>gzipSync(files.get(f)!,{level:9}).length;
const qs=JSON.parse(readFileSync('tests/search/held-out-dev.json','utf8')).filter((x:any)=>x.from==='docs').slice(0,14);
const head:number[]=[], all:number[]=[], ms:number[]=[];
for (const q of qs) { let b=0; const e=new SearchEngine({siteBase:BASE,read:async p=>{const f=p.slice(BASE.length); b+=gz(f); return JSON.parse(files.get(f)!);}});
 await e.fetchIndexes(BASE,'docs'); head.push(b); await e.search(BASE,'docs',q.query,8); all.push(b); }
all.sort((a,b)=>a-b);
console.log('files',files.size,'head',head[0],'answered median',all[7],'p95',all[12],'max',all[13]);
console.log([...files.keys()].filter(f=>/^search-index-docs-[0-9a-f]{10}/.test(f)).map(f=>[f,gz(f)]), 'word parts',[...files.keys()].filter(f=>/^search-index-docs-words/.test(f)).map(gz).join(' '),'texts',[...files.keys()].filter(f=>/^search-index-docs-texts/.test(f)).map(gz).join(' '));
