import {currentSdk, loadSdkModel, type SdkModel} from '../../../src/data/sdk/index.ts';

import {loadNotes, type ServiceNotes} from './notes.ts';
import {referencePage} from './reference.ts';
import {servicePage} from './service.ts';

/** Services without their own page; they are on the complete list. */
export const WITHOUT_PAGE: readonly string[] = ['prompts'];

export const REFERENCE_FILE = 'sdk/current/api/reference.mdx';
export const serviceFile = (service: string): string => `sdk/current/services/${service}.mdx`;

/** All generated pages: file below the repository's root → text. */
export const referencePages = (
  model: SdkModel,
  notesOf: (service: string) => ServiceNotes,
  root = process.cwd(),
): ReadonlyMap<string, string> => {
  const notes = new Map(model.services.map(({attribute}) => [attribute, notesOf(attribute)]));
  const pages = new Map<string, string>();
  pages.set(REFERENCE_FILE, referencePage(model, notes, WITHOUT_PAGE, root));
  for (const service of model.services) {
    const words = notes.get(service.attribute);
    if (words === undefined || WITHOUT_PAGE.includes(service.attribute)) continue;
    pages.set(serviceFile(service.attribute), servicePage(model, service, words));
  }
  return pages;
};

/** The pages as they should be in the repository at `root`. */
export const currentReference = (root = process.cwd()): ReadonlyMap<string, string> =>
  referencePages(loadSdkModel(currentSdk(root), root), (service) => loadNotes(service, root), root);
