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
      cause: 'Out of memory',
      fix: 'Shorten the context; take a smaller model or quantization; on vLLM, lower `gpu_memory_utilization` unless the log says to raise it',
    },
    {
      code: '`CUDA_ERROR`',
      cause: 'The driver or the GPU is not available',
      fix: 'Check the driver with `nvidia-smi`; check that containers see the GPU; restart the GPU services or the host',
    },
    {
      code: '`MODEL_LOADING_FAILURE`',
      cause: 'A file is missing, unreadable or the wrong version',
      fix: 'Check the files; [download](doc:models/downloading-models) them again',
    },
    {
      code: '`CONTAINER_EXITED`',
      cause: 'The engine crashed',
      fix: 'Read the logs; look for a memory limit, conflicting flags or a driver fault',
    },
    {code: '`RUNTIME_ERROR`', cause: 'The engine raised an exception', fix: 'Read the logs'},
    {
      code: '`STARTUP_TIMEOUT`',
      cause: 'Not ready in time',
      fix: 'Take a smaller model or a shorter context; change the engine parameters',
    },
    {
      code: '`MUST_REDOWNLOAD`',
      cause: 'The files are no longer on the host (Community Edition)',
      fix: '[Download](doc:models/downloading-models) the model again, then deploy',
    },
  ],
});
