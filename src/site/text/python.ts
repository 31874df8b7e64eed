import type {SdkParam} from '../../data/sdk/types.ts';

/** The parameters of a signature as Python writes them; after a `*`, they can only be given by name. */
export function pythonParameters(params: readonly SdkParam[]): string[] {
  let namesOnly = false;
  return params.flatMap((param) => {
    const star = param.kind === 'args' ? '*' : param.kind === 'kwargs' ? '**' : '';
    const type = param.type === null ? '' : `: ${param.type}`;
    const value = param.default === null ? '' : ` = ${param.default}`;
    const own = `${star}${param.name}${type}${value}`;
    const first = param.kind === 'keyword' && !namesOnly;
    namesOnly ||= param.kind === 'keyword' || param.kind === 'args';
    return first ? ['*', own] : [own];
  });
}
