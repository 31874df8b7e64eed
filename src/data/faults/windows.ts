import {anyOf, code, documented, says} from './define.ts';
import type {Fault} from './types.ts';

const PAGE = '/installation/windows_installation';

/** The Windows installer, WSL and what it says. */
export const windowsFaults: readonly Fault[] = [
  {
    id: 'wsl-not-found',
    area: 'Windows',
    title: 'WSL is not there',
    ...documented('windows-faults', 'symptom', '`WSL not found`'),
    page: `${PAGE}#enable-wsl`,
    signals: [
      says(130, 'WSL not found'),
      says(130, 'Windows Subsystem for Linux', 'not installed'),
      says(130, 'WSL_E_WSL_OPTIONAL_COMPONENT_REQUIRED'),
      says(130, "'wsl' is not recognized"),
      says(130, "The term 'wsl' is not recognized"),
      says(120, '0x8007019e'),
      says(90, 'optional component is not enabled'),
    ],
  },
  {
    id: 'virtualization-off',
    area: 'Windows',
    title: 'Virtualization is off',
    ...documented('general-faults', 'symptom', 'The installation aborts'),
    page: '/installation/installation_process#when-it-fails',
    signals: [
      ...anyOf(130, 'HCS_E_HYPERV_NOT_INSTALLED', '0x80370102'),
      says(120, 'virtual machine could not be started', 'required feature is not installed'),
      says(110, 'virtualization', 'not enabled'),
      says(110, 'enable virtualization'),
      says(100, 'virtualization', 'disabled'),
      says(90, 'Virtual Machine Platform'),
    ],
  },
  {
    id: 'ubuntu-missing',
    area: 'Windows',
    title: 'Ubuntu-24.04 or the instance is missing',
    ...documented('windows-faults', 'symptom', 'Ubuntu-24.04 is missing'),
    page: `${PAGE}#troubleshooting`,
    signals: [
      says(125, 'WSL_E_DISTRO_NOT_FOUND'),
      says(125, 'no distribution with the supplied name'),
      says(120, 'Ubuntu-24.04', 'not found'),
      says(120, 'Ubuntu-24.04', 'missing'),
      says(110, 'Ubuntu-24.04', 'failed'),
      says(110, 'failed to', 'Ubuntu-24.04'),
      says(90, 'has no installed distributions'),
    ],
  },
  {
    id: 'wsl-memory',
    area: 'Windows',
    title: 'WSL cannot get the memory',
    ...documented('windows-faults', 'symptom', 'Error about memory allocation'),
    page: `${PAGE}#memory`,
    signals: [
      ...anyOf(
        125,
        '0x800705aa',
        'Insufficient system resources exist to complete the requested service',
        'Not enough memory resources are available',
      ),
      says(110, 'memory allocation', 'failed'),
      says(110, 'memory allocation error'),
      says(100, 'failed to allocate memory', 'WSL'),
      says(90, 'memory', 'exceeds', 'available', 'system'),
    ],
  },
  {
    id: 'windows-gpu',
    area: 'Windows',
    title: 'The GPU is not found on Windows',
    ...documented('windows-faults', 'symptom', 'GPU not found'),
    page: `${PAGE}#gpu-not-found`,
    signals: [
      says(100, 'GPU not found'),
      says(100, 'GPU not detected'),
      says(100, 'No supported GPU'),
      says(100, 'no compatible GPU'),
      says(100, 'libcuda.so', 'cannot open shared object file'),
      says(100, 'WSL 1', 'not supported'),
      says(90, 'WSL environment detected but no adapters were found'),
      says(90, '/dev/dxg', 'No such'),
    ],
  },
  {
    id: 'restart-recommended',
    area: 'Windows',
    title: 'The installer asks for a restart',
    cause: 'The GPU was set up; it works after a restart of Windows',
    fix: 'Answer `y`, or restart the computer yourself',
    page: `${PAGE}#run-the-installer`,
    signals: [
      code(100, 'SYSTEM RESTART RECOMMENDED'),
      says(70, 'Would you like to restart your computer now?'),
    ],
  },
];
