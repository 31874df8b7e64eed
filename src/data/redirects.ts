import {knownErrors} from './known-errors/index.ts';
import {errorAddress, errorPath} from './known-errors/pages.ts';

/**
 * Addresses that have no page of their own, and where they lead. Site paths without the base URL; a target
 * may carry a `#heading`. Whoever moves or removes a page adds a line here (`src/build/steps/redirects`).
 */
export const redirects: Readonly<Record<string, string>> = {
  // Readers shorten an address to see what is there.
  '/sdk': '/sdk/intro',
  '/sdk/services': '/sdk/api-reference',
  '/sdk/current': '/sdk/current/intro',
  '/sdk/current/api': '/sdk/current/api/reference',
  '/sdk/current/services': '/sdk/current/intro',
  '/installation': '/installation/installation_process',
  '/models': '/models/overview',
  '/team': '/team/kamiwaza',
  '/0.3.2/installation': '/0.3.2/installation/installation_process',
  '/0.3.2/company': '/0.3.2/company/kamiwaza',
  '/0.3.2/sdk': '/0.3.2/sdk/api-reference',
  // Addresses of 0.3.2 without their release.
  '/company/jobs': '/team/jobs',
  '/company/kamiwaza': '/team/kamiwaza',
  '/company/mts': '/team/mts',
  '/architecture/considerations': '/architecture/overview',
  '/installation/system_requirements_updates': '/installation/system_requirements',
  // The short address of each known error.
  ...Object.fromEntries(knownErrors.map((entry) => [errorAddress(entry), errorPath(entry)])),
};
