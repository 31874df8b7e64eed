import {aptErrors} from './apt.ts';
import {cockroachErrors} from './cockroachdb.ts';
import {cudaErrors} from './cuda.ts';
import {diskErrors} from './disk.ts';
import {dockerErrors} from './docker.ts';
import {dockerRuntimeErrors} from './docker-runtime.ts';
import {etcdErrors} from './etcd.ts';
import {httpErrors} from './http.ts';
import {huggingFaceErrors} from './hugging-face.ts';
import {kamiwazaErrors} from './kamiwaza.ts';
import {kernelErrors} from './kernel.ts';
import {llamaCppErrors} from './llama-cpp.ts';
import {milvusErrors} from './milvus.ts';
import {mlxErrors} from './mlx.ts';
import {ncclErrors} from './nccl.ts';
import {nvidiaContainerToolkitErrors} from './nvidia-container-toolkit.ts';
import {nvidiaDriverErrors} from './nvidia-driver.ts';
import {portErrors} from './ports.ts';
import {pythonErrors} from './python.ts';
import {rayErrors} from './ray.ts';
import {rocmErrors} from './rocm.ts';
import {sdkErrors} from './sdk.ts';
import {serviceErrors} from './services.ts';
import {tlsErrors} from './tls.ts';
import {traefikErrors} from './traefik.ts';
import type {KnownError} from './types.ts';
import {vllmMemoryErrors} from './vllm-memory.ts';
import {vllmModelErrors} from './vllm-model.ts';
import {vllmServerErrors} from './vllm-server.ts';
import {windowsErrors} from './windows.ts';
import {wslErrors} from './wsl.ts';

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
  ...kamiwazaErrors,
  ...sdkErrors,
  ...dockerErrors,
  ...dockerRuntimeErrors,
  ...wslErrors,
  ...windowsErrors,
  ...aptErrors,
  ...pythonErrors,
  ...httpErrors,
  ...tlsErrors,
  ...portErrors,
  ...diskErrors,
  ...kernelErrors,
  ...milvusErrors,
  ...etcdErrors,
  ...cockroachErrors,
  ...traefikErrors,
  ...serviceErrors,
];
