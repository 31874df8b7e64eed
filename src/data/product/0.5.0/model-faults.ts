import {defineDataset} from '../types.ts';

/** When the fault shows: on deploying, loading, running, in the choice of model, on the host. */
export type FaultGroup = 'deploy' | 'load' | 'run' | 'choice' | 'host';

const GROUPS: Readonly<Record<FaultGroup, string>> = {
  deploy: 'Deploying',
  load: 'Loading',
  run: 'Running',
  choice: 'Choice of model or engine',
  host: 'Host',
};

const row = (
  group: FaultGroup,
  symptom: string,
  cause: string,
  fix: string,
): {group: FaultGroup; when: string; symptom: string; cause: string; fix: string} => ({
  group,
  when: GROUPS[group],
  symptom,
  cause,
  fix,
});

export const modelFaults = defineDataset({
  id: 'model-faults',
  title: 'Faults of model deployments',
  columns: [
    {key: 'symptom', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'Fix'},
  ],
  moreColumns: [
    {key: 'when', label: 'When'},
    {key: 'group', label: 'Group'},
  ],
  rows: [
    row(
      'deploy',
      'Model not found',
      'Not in the list, or not registered',
      'Look into the catalog or the Novice list; download it first',
    ),
    row(
      'deploy',
      'The checkpoint is larger than the VRAM',
      'Model too large for the GPU memory',
      'Take a smaller or quantized variant (AWQ, MLX, GGUF); lower the batch size',
    ),
    row(
      'deploy',
      'Service unavailable, or a port error',
      'Route or port in conflict',
      'Retry; if it stays, **Stop** or remove the deployment and deploy anew',
    ),
    row(
      'deploy',
      'The Model Guide is out of date',
      'Its import is old',
      'Reload the page; restart the server',
    ),
    row(
      'deploy',
      '`MUST_REDOWNLOAD`',
      'The weights are no longer on the host (Community Edition)',
      '[Download](doc:models/downloading-models) the model, then deploy',
    ),
    row(
      'deploy',
      '`could not select device driver "" with capabilities: [[gpu]]`',
      'Docker does not know the NVIDIA runtime',
      'Install the toolkit, edit `daemon.json`, restart Docker: [GPU device driver error](doc:other-topics#gpu-device-driver-error)',
    ),
    row('load', '`MODEL_LOADING_FAILURE`', 'Files incomplete', 'Check the files; download again'),
    row(
      'load',
      '`CONTAINER_EXITED`',
      'The engine crashed',
      'Read the logs; check flags, memory and driver',
    ),
    row('load', '`STARTUP_TIMEOUT`', 'Slow disk or large model', 'Smaller model or context'),
    row('load', '`CUDA_ERROR`', 'Driver', 'Check with `nvidia-smi`; restart'),
    row(
      'run',
      'Slow answers',
      'Large model, long context, or CPU only',
      'Faster or quantized model; fewer max tokens; shorter context',
    ),
    row(
      'run',
      'Memory keeps growing until `OOM`',
      'Batch size, context, KV cache',
      'Reduce each of them; take a smaller variant',
    ),
    row(
      'run',
      'The first call is slow',
      'Cold start',
      'Send one warm-up prompt after the deployment',
    ),
    row(
      'choice',
      'Wrong engine or variant',
      'The automatic choice',
      'Choose it yourself in Advanced Mode',
    ),
    row(
      'choice',
      'MLX behaves oddly',
      'Variant or endpoint',
      'Take the recommended MLX variant; copy the endpoint from the UI',
    ),
    row(
      'choice',
      'Poor or wrong results for the task',
      'Model family does not fit',
      'Take a coding, vision-language or reasoning model, as the task asks',
    ),
    row('host', 'The disk is full', 'Old weights', 'Delete models you no longer use, and caches'),
    row('host', 'Only the CPU is used', 'No GPU', 'Take a GGUF model'),
  ],
});
