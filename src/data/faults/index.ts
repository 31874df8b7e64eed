import {hostFaults} from './host.ts';
import {modelFaults} from './models.ts';
import {sdkFaults} from './sdk.ts';
import type {Fault} from './types.ts';
import {windowsFaults} from './windows.ts';

export type {Fault, FaultArea, Signal} from './types.ts';

/** Every documented fault that can be told from a log or a message. */
export const faults: readonly Fault[] = [
  ...modelFaults,
  ...hostFaults,
  ...windowsFaults,
  ...sdkFaults,
];
