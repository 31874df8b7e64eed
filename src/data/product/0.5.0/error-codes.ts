import {defineDataset} from '../types.ts';

export const errorCodes = defineDataset({
  id: 'error-codes',
  title: 'Error codes of a model deployment',
  columns: [
    {key: 'code', label: 'Code'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'First thing to do'},
  ],
  rows: [
    {
      code: '`OOM`',
      cause: 'The memory is used up',
      fix: 'Shorter context, smaller model or quantization, lower `gpu_memory_utilization`',
    },
    {
      code: '`CUDA_ERROR`',
      cause: 'Driver or GPU not available',
      fix: 'Check the driver with `nvidia-smi`; restart the GPU services or the host; check that containers reach the GPU',
    },
    {
      code: '`MODEL_LOADING_FAILURE`',
      cause: 'A file is missing, unreadable or of the wrong version',
      fix: 'Check the files; [download](doc:models/downloading-models) them again',
    },
    {
      code: '`CONTAINER_EXITED`',
      cause: 'The engine crashed',
      fix: 'Read the logs; look for a memory limit, contradicting flags, the driver',
    },
    {code: '`RUNTIME_ERROR`', cause: 'The log holds an exception', fix: 'Read the logs'},
    {
      code: '`STARTUP_TIMEOUT`',
      cause: 'Not ready in time',
      fix: 'Smaller model or context; other engine parameters',
    },
    {
      code: '`MUST_REDOWNLOAD`',
      cause: 'The files are gone (Community Edition)',
      fix: '[Download](doc:models/downloading-models) the model, then deploy',
    },
  ],
});
