import type {ErrorRow} from '../../known-errors/row.ts';
import {defineDataset} from '../types.ts';
import {rowOfError} from './known-errors.ts';

/** When the fault shows: on while deploying, loading or running, when choosing a model, or on the host. */
export type FaultGroup = 'deploy' | 'load' | 'run' | 'choice' | 'host';

const GROUPS: Readonly<Record<FaultGroup, string>> = {
  deploy: 'Deploying',
  load: 'Loading',
  run: 'Running',
  choice: 'Choice of model or engine',
  host: 'Host',
};

interface Row extends ErrorRow {
  readonly group: FaultGroup;
  readonly when: string;
}

const row = (group: FaultGroup, symptom: string, cause: string, fix: string): Row => ({
  group,
  when: GROUPS[group],
  symptom,
  cause,
  fix,
});

const known = (group: FaultGroup, id: string): Row => ({
  group,
  when: GROUPS[group],
  ...rowOfError(id),
});

export const modelFaults = defineDataset({
  id: 'model-faults',
  title: 'Model deployment problems',
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
    known('deploy', 'kamiwaza-model-not-found'),
    known('deploy', 'kamiwaza-insufficient-vram'),
    known('deploy', 'traefik-503'),
    row(
      'deploy',
      'The Model Guide is out of date',
      'It was imported some time ago',
      "Reload the page; if that doesn't help, restart the platform",
    ),
    known('deploy', 'kamiwaza-must-redownload'),
    known('deploy', 'docker-gpu-driver'),
    known('load', 'kamiwaza-model-loading-failure'),
    known('load', 'kamiwaza-container-exited'),
    known('load', 'kamiwaza-startup-timeout'),
    known('load', 'kamiwaza-cuda-error'),
    row(
      'run',
      'Slow answers',
      'Large model, long context, or CPU only',
      'Choose a smaller or quantized model; lower the maximum number of tokens; shorten the context',
    ),
    known('run', 'kamiwaza-oom'),
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
      'Use the recommended MLX variant; copy the endpoint from the UI',
    ),
    row(
      'choice',
      'Poor or wrong results for the task',
      'The model family does not suit the task',
      'Choose a model made for the task: coding, vision-language or reasoning',
    ),
    known('host', 'disk-full'),
    row('host', 'Only the CPU is used', 'No GPU', 'Choose a GGUF model'),
  ],
});
