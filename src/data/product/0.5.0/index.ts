import {accelerators} from './accelerators.ts';
import {addresses} from './addresses.ts';
import {apiPrefixes} from './api-prefixes.ts';
import {appStates} from './app-states.ts';
import {collectionRules} from './collection-rules.ts';
import {coreServices} from './core-services.ts';
import {deploymentStates} from './deployment-states.ts';
import {directories} from './directories.ts';
import {engineNotes} from './engine-notes.ts';
import {engines} from './engines.ts';
import {environmentVariables} from './environment-variables.ts';
import {errorCodes} from './error-codes.ts';
import {generalFaults} from './general-faults.ts';
import {hardwareMinimums} from './hardware-minimums.ts';
import {helpChannels} from './help-channels.ts';
import {installMethods} from './install-methods.ts';
import {installationFaults} from './installation-faults.ts';
import {instanceStates} from './instance-states.ts';
import {knownErrors} from './known-errors.ts';
import {knownGapsOperations} from './known-gaps-operations.ts';
import {knownGapsData} from './known-gaps-data.ts';
import {knownGapsModels} from './known-gaps-models.ts';
import {logLocations} from './log-locations.ts';
import {loginRules} from './login-rules.ts';
import {memoryParts} from './memory-parts.ts';
import {modelFaults} from './model-faults.ts';
import {modelFileSizes} from './model-file-sizes.ts';
import {modelFormats} from './model-formats.ts';
import {operatingSystems} from './operating-systems.ts';
import {ports} from './ports.ts';
import {quantizations} from './quantizations.ts';
import {readyConditions} from './ready-conditions.ts';
import {serviceCommands} from './service-commands.ts';
import {softwareVersions} from './software-versions.ts';
import {uiAreas} from './ui-areas.ts';
import {windowsFaults} from './windows-faults.ts';
import type {Dataset} from '../types.ts';

/** All datasets of release 0.5.0. */
export const datasets: readonly Dataset[] = [
  accelerators,
  addresses,
  apiPrefixes,
  appStates,
  collectionRules,
  coreServices,
  deploymentStates,
  directories,
  engineNotes,
  engines,
  environmentVariables,
  errorCodes,
  generalFaults,
  hardwareMinimums,
  helpChannels,
  installMethods,
  installationFaults,
  instanceStates,
  knownErrors,
  knownGapsOperations,
  knownGapsData,
  knownGapsModels,
  logLocations,
  loginRules,
  memoryParts,
  modelFaults,
  modelFileSizes,
  modelFormats,
  operatingSystems,
  ports,
  quantizations,
  readyConditions,
  serviceCommands,
  softwareVersions,
  uiAreas,
  windowsFaults,
];
