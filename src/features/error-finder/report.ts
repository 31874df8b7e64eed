import {LATEST} from '../../data/releases.ts';

import {mask} from './mask.ts';

/** Lines of the log that go into a report: the last ones, where a failing program says why. */
const LINES = 60;
/** More than the longest private keys have. */
const KEY_LINES = 200;
/** A private key, also one that was cut off. */
const KEY =
  /(-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----)[^]*?(-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g;

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
  // Keys become one line first: without their first line, the rest of them could not be recognized.
  const keysFolded = lastLines(log.trimEnd(), LINES + KEY_LINES).replace(KEY, '$1$2');
  const {text, count} = mask(lastLines(keysFolded, LINES), {hosts});
  return {text: `${QUESTIONS}\n${text}\n`, masked: count};
}

function lastLines(text: string, count: number): string {
  return text.split('\n').slice(-count).join('\n');
}
