import {cudaErrors} from './cuda.ts';
import {hostErrors} from './host.ts';
import {huggingFaceErrors} from './hugging-face.ts';
import {llamaCppErrors} from './llama-cpp.ts';
import {mlxErrors} from './mlx.ts';
import {ncclErrors} from './nccl.ts';
import {nvidiaContainerToolkitErrors} from './nvidia-container-toolkit.ts';
import {nvidiaDriverErrors} from './nvidia-driver.ts';
import {rayErrors} from './ray.ts';
import {rocmErrors} from './rocm.ts';
import type {KnownError} from './types.ts';
import {vllmMemoryErrors} from './vllm-memory.ts';
import {vllmModelErrors} from './vllm-model.ts';
import {vllmServerErrors} from './vllm-server.ts';

export type * from './types.ts';

/** All known errors, by component. */
export const knownErrors: readonly KnownError[] = [
  ...nvidiaDriverErrors,
  ...nvidiaContainerToolkitErrors,
  ...cudaErrors,
  ...ncclErrors,
  ...rocmErrors,
  ...vllmMemoryErrors,
  ...vllmModelErrors,
  ...vllmServerErrors,
  ...llamaCppErrors,
  ...mlxErrors,
  ...huggingFaceErrors,
  ...rayErrors,
  ...hostErrors,
];
