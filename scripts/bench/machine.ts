import {availableParallelism, cpus, loadavg, totalmem} from 'node:os';

/** The machine in one line: figures mean nothing without it. */
export function machine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? '';
  const cores = availableParallelism();
  return [
    `${String(cores)} ${cores === 1 ? 'core' : 'cores'}${model === '' ? '' : ` (${model})`}`,
    `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ].join(', ');
}
