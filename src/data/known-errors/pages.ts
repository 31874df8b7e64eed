import type {Component, KnownError} from './types.ts';

/** The page below /errors that lists the errors of each component. */
export const ERROR_PAGES: Readonly<Record<Component, string>> = {
  apt: 'apt',
  cockroachdb: 'services',
  cuda: 'gpu',
  disk: 'host',
  docker: 'docker-engine',
  etcd: 'services',
  http: 'network',
  'hugging-face': 'hugging-face',
  kamiwaza: 'kamiwaza',
  kernel: 'host',
  'llama-cpp': 'llama-cpp',
  milvus: 'services',
  mlx: 'mlx',
  'nvidia-container-toolkit': 'gpu',
  'nvidia-driver': 'gpu',
  ports: 'network',
  python: 'python',
  ray: 'services',
  rocm: 'gpu',
  sdk: 'python',
  services: 'services',
  tls: 'network',
  traefik: 'services',
  vllm: 'vllm',
  windows: 'windows',
  wsl: 'windows',
};

/** Site path of an entry on its page, such as `/errors/vllm#vllm-kv-cache-small`. */
export function errorPath({component, id}: Pick<KnownError, 'component' | 'id'>): string {
  return `/errors/${ERROR_PAGES[component]}#${id}`;
}

/** Short address of an entry, which stays when the entry moves to another page. */
export function errorAddress({id}: Pick<KnownError, 'id'>): string {
  return `/errors/${id}`;
}
