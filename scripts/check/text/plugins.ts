import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {englishTree} from './sentences.ts';

/** Long words with their own meaning in this documentation, or without a shorter word. */
const TERMS = (
  'address,all of,attempt,capability,component,contains,delete,effect,function,has no effect,' +
  'in between,interface,is responsible for,it is,literally,magnitude,render,option,requirement,' +
  'provide,purchase,demonstrate,maximum,minimum,operate,overall,parameters,relative to,request,' +
  'require,there are,there is,type,failed to'
).split(',');

const processor = unified()
  .use(retextSimplify, {ignore: TERMS})
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle);

/** Letter by letter, these begin with a vowel: en-gin-ex, em-es-i, dot-em-dee-ex. */
const SPELLED_OUT = /^an (?:nginx|MSI|\.|x64)/i;

/** What the plugins of retext find in a text: where, and what to do. */
export async function retextFindings(text: string) {
  const file = new VFile(text);
  await processor.run(englishTree(text), file);
  return file.messages.flatMap(({actual = '', expected = [], source, place}) => {
    const {start, end} = place && 'start' in place ? place : {start: place, end: place};
    const at = start?.offset ?? 0;
    if (SPELLED_OUT.test(text.slice(at))) return [];
    const write = expected.filter(Boolean).join('" or "');
    const remedy = write === '' ? 'Leave it out.' : `Write "${write}".`;
    const message = `"${actual}": ${remedy} (${source ?? 'retext'})`;
    return [{at, end: end?.offset ?? at, message}];
  });
}
