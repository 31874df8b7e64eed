// What markdownlint's extensions for editors read besides .markdownlint.json: the content rules that need one
// page. They are TypeScript, which editors do not load by themselves.
import {tsImport} from 'tsx/esm/api';

const {editorRules} = await tsImport('./scripts/check/editor.ts', import.meta.url);

export default {customRules: editorRules, noInlineConfig: true};
