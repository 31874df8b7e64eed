import {defineDataset} from '../types.ts';

/** When the fault shows: on while deploying, loading or running, when choosing a model, or on the host. */
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
      'Check **Your Models** or the Novice Mode list; download the model first',
    ),
    row(
      'deploy',
      'The checkpoint is larger than the VRAM',
      'The model is too large for the GPU memory',
      'Take a smaller or quantized variant (AWQ, MLX, GGUF); lower the batch size',
    ),
    row(
      'deploy',
      'Service unavailable, or a port error',
      'Route or port conflict',
      'Deploy again; if it stays, [stop the deployment](doc:models/deployment#stop-and-restart) and deploy again',
    ),
    row(
      'deploy',
      'The Model Guide is out of date',
      'It was imported some time ago',
      'Reload the page; restart the server',
    ),
    row(
      'deploy',
      '`MUST_REDOWNLOAD`',
      'The weights are no longer on the host (Community Edition)',
      '[Download](doc:models/downloading-models) the model again, then deploy',
    ),
    row(
      'deploy',
      '`could not select device driver "" with capabilities: [[gpu]]`',
      'Docker does not know the NVIDIA runtime',
      'Install the toolkit, edit `daemon.json`, restart Docker: [GPU device driver error](doc:other-topics#gpu-device-driver-error)',
    ),
    row(
      'load',
      '`MODEL_LOADING_FAILURE`',
      'Files are incomplete',
      'Check the files; download again',
    ),
    row(
      'load',
      '`CONTAINER_EXITED`',
      'The engine crashed',
      'Read the logs; check flags, memory and driver',
    ),
    row(
      'load',
      '`STARTUP_TIMEOUT`',
      'Slow disk or large model',
      'Take a smaller model or a shorter context',
    ),
    row(
      'load',
      '`CUDA_ERROR`',
      'The driver or the GPU is not available',
      'Check with `nvidia-smi`; restart',
    ),
    row(
      'run',
      'Slow answers',
      'Large model, long context, or CPU only',
      'Take a smaller or quantized model; lower the maximum of tokens; shorten the context',
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
      'Send one short prompt after each deployment',
    ),
    row(
      'choice',
      'Wrong engine or variant',
      'The engine is chosen automatically',
      'Choose it yourself: [engine and copies](doc:models/deployment#choose-engine-copies-and-limits)',
    ),
    row(
      'choice',
      'MLX behaves oddly',
      'Unsuitable variant or wrong endpoint',
      'Take the recommended MLX variant; copy the endpoint from the UI',
    ),
    row(
      'choice',
      'Poor or wrong results for the task',
      'The model family does not suit the task',
      'Take a coding, vision-language or reasoning model',
    ),
    row(
      'host',
      'The disk is full',
      'Old weights',
      '[Delete models](doc:models/downloading-models#disk) you no longer use',
    ),
    row('host', 'Only the CPU is used', 'No GPU', 'Take a GGUF model'),
  ],
});
