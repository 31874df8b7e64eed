import {jsonFiles} from '../../src/data/product/json.ts';
import type {Generated} from '../../src/site/util/generated.ts';
import {rowFindings} from '../check/data-rows.ts';

/**
 * The datasets of src/data/product/ as JSON.
 *
 * @throws Error that lists the rows with a wrong key or cell
 */
export function datasetFiles(): Generated {
  const faults = rowFindings().map(({file, line, message}) => `${file}:${line}: ${message}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {files: jsonFiles(), folder: 'static/data'};
}
