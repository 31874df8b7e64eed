import {aptErrors} from './apt.ts';
import {cockroachErrors} from './cockroachdb.ts';
import {diskErrors} from './disk.ts';
import {dockerErrors} from './docker.ts';
import {dockerRuntimeErrors} from './docker-runtime.ts';
import {etcdErrors} from './etcd.ts';
import {httpErrors} from './http.ts';
import {kamiwazaErrors} from './kamiwaza.ts';
import {kernelErrors} from './kernel.ts';
import {milvusErrors} from './milvus.ts';
import {portErrors} from './ports.ts';
import {pythonErrors} from './python.ts';
import {sdkErrors} from './sdk.ts';
import {serviceErrors} from './services.ts';
import {tlsErrors} from './tls.ts';
import {traefikErrors} from './traefik.ts';
import type {KnownError} from './types.ts';
import {wslErrors} from './wsl.ts';

/** Errors of the platform, its SDK, its stores and the host below it. */
export const hostErrors: readonly KnownError[] = [
  ...kamiwazaErrors,
  ...sdkErrors,
  ...dockerErrors,
  ...dockerRuntimeErrors,
  ...wslErrors,
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
