import {LATEST} from '../../data/releases.ts';

import {mask} from './mask.ts';

/** Lines of the log that go into a report: the last ones, where a failing program says why. */
const LINES = 60;

/** The questions that support asks first. The page Model troubleshooting lists the same; a test compares. */
export const QUESTIONS = `Release:            Kamiwaza ${LATEST}, Community or Enterprise
Installed with:     .deb, tarball, MSI, Terraform, manual
Operating system:
Docker version:
GPU and VRAM:
RAM:
Model and variant:
Engine:
State and code:
Entire error text:
Steps before it:
Settings changed:
Output of doctor:
Last lines of View logs:
`;

/** The report for an error that is not in the catalog: questions, then the end of the log without secrets. */
export function reportOf(log: string, hosts: boolean): {text: string; masked: number} {
  const end = log.trimEnd().split('\n').slice(-LINES).join('\n');
  const {text, count} = mask(end, {hosts});
  return {text: `${QUESTIONS}\n${text}\n`, masked: count};
}
