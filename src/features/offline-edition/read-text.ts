import {type Edition, edition} from './edition.ts';

/** The function that a data script of the offline edition calls with its text. */
export const DATA_CALL = 'kwData';

/**
 * The script with the text of a file, relative to the edition's folder. Pages from the file system may load only
 * scripts.
 */
export function dataScript(file: string): string {
  return `assets/data/${file}.js`;
}

const arrived = new Map<string, string>();

/**
 * Reads a text file of this site, from its server or, in the offline edition, from its folder. Throws when the file
 * cannot be read.
 */
export async function readText(address: string, init?: RequestInit): Promise<string> {
  const here = edition();
  if (here) return readLocal(address.slice(here.base.length), here);
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.text();
}

async function readLocal(file: string, {root}: Edition): Promise<string> {
  const known = arrived.get(file);
  if (known !== undefined) return known;
  Object.assign(window, {
    [DATA_CALL]: (name: string, text: string) => arrived.set(name, text),
  });
  const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () =>
      reject(new Error(`${file} is not in the offline edition`)),
    );
    script.src = root + dataScript(file);
    document.head.append(script);
  }).finally(() => script.remove());
  const text = arrived.get(file);
  if (text === undefined) throw new Error(`${file} is empty in the offline edition`);
  return text;
}
