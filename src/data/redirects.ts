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
  '/sdk/services/apps': '/sdk/current/services/apps',
  '/sdk/services/tools': '/sdk/current/services/tools',
  '/sdk/current/services/ingestion': '/sdk/services/ingestion',
  '/installation': '/installation/installation_process',
  '/models': '/models/overview',
  '/team': '/team/kamiwaza',
  '/0.5.0/installation': '/0.5.0/installation/installation_process',
  '/0.5.0/models': '/0.5.0/models/overview',
  '/0.5.0/team': '/0.5.0/team/kamiwaza',
  '/0.3.2/installation': '/0.3.2/installation/installation_process',
  '/0.3.2/company': '/0.3.2/company/kamiwaza',
  '/0.3.2/sdk': '/0.3.2/sdk/api-reference',
  '/0.3.2/sdk/services': '/0.3.2/sdk/api-reference',
  // The file of each start page is `intro`.
  '/intro': '/',
  '/0.5.0/intro': '/0.5.0',
  '/0.3.2/intro': '/0.3.2',
  // Addresses of 0.3.2 without their release.
  '/company/jobs': '/team/jobs',
  '/company/kamiwaza': '/team/kamiwaza',
  '/company/mts': '/team/mts',
  '/architecture/considerations': '/architecture/overview',
  '/installation/system_requirements_updates': '/installation/system_requirements',
  // The short address of each known error.
  ...Object.fromEntries(knownErrors.map((entry) => [errorAddress(entry), errorPath(entry)])),
};
