import {defineDataset} from '../types.ts';
import {rowOfCode} from './known-errors.ts';

export const errorCodes = defineDataset({
  id: 'error-codes',
  title: 'Error codes of a model deployment',
  columns: [
    {key: 'code', label: 'Code'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'First things to do'},
  ],
  rows: [
    rowOfCode('kamiwaza-oom'),
    rowOfCode('kamiwaza-cuda-error'),
    rowOfCode('kamiwaza-model-loading-failure'),
    rowOfCode('kamiwaza-container-exited'),
    rowOfCode('kamiwaza-runtime-error'),
    rowOfCode('kamiwaza-startup-timeout'),
    rowOfCode('kamiwaza-must-redownload'),
  ],
});
