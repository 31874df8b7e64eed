import {describe, expect, it} from 'vitest';
import {consistency, contradictions} from '../consistency.ts';
import {applyExceptions} from '../allowlist.ts';
import {knownErrors} from '../../../src/data/known-errors/index.ts';
import {factsOfError} from '../facts/extract.ts';
import {fixtureSite, lines, page, run} from './support.ts';

const fixture = fixtureSite('consistency');
const found = (): string[] => lines(contradictions(fixture));

describe('consistency', () => {
  it.each([
    [
      'a port',
      /two\.mdx:7: Address of the API in samples|two\.mdx:7: API port on the host: "8777" here, "7777"/,
    ],
    ['a unit', /two\.mdx:9: unit of 733\.27: "MB" here, "MiB" in docs\/one\.mdx:9/],
    ['a version', /two\.mdx:9: Docker Compose version: "2\.24\.6" here, "2\.39\.1" in /],
    ['a path', /two\.mdx:11: path of platform\.log: "\/opt\/kamiwaza\/log\/platform\.log" here/],
    [
      'a default',
      /two\.mdx:16: `KAMIWAZA_CACHE_DIR`: "\/opt\/kamiwaza\/cache" here, "\/opt\/cache" in docs\/one\.mdx:14/,
    ],
    [
      'a cell',
      /two\.mdx:21: vector store · disk, minimum: "10 GB" here, "20 GB" in docs\/one\.mdx:19/,
    ],
    [
      'an address',
      /two\.mdx:25: Address of the API documentation: "http:\/\/localhost:8777" here, "http:\/\/localhost" in /,
    ],
    ['a limit', /two\.mdx:25: Longest text value in the vector store, bytes: "4096" here, "1000"/],
    ['a minimum', /two\.mdx:23: NVIDIA driver, minimum · Linux: "450" here, "525" in /],
  ])('finds %s that differ between two pages', (_, expected) => {
    expect(found()).toContainEqual(expect.stringMatching(expected));
  });

  it('finds nothing else', () => {
    expect(found()).toHaveLength(9);
  });

  it('blames the page that differs from most', () => {
    const set = (value: string, file: string) =>
      page(`\`\`\`bash\nexport KAMIWAZA_ODD_DIR=${value}\n\`\`\`\n`, file);
    const pages = [
      set('/opt/a', 'docs/a.mdx'),
      set('/opt/b', 'docs/b.mdx'),
      set('/opt/b', 'docs/c.mdx'),
    ];
    expect(lines(contradictions({...fixture, pages}))).toEqual([
      expect.stringContaining(
        'docs/a.mdx:2: `KAMIWAZA_ODD_DIR`: "/opt/a" here, "/opt/b" in docs/b',
      ),
    ]);
  });

  it('blames a page rather than shared data', () => {
    const pages = [page('Take an NVIDIA driver 450 or newer.', 'docs/a.mdx')];
    expect(lines(contradictions({...fixture, pages}))).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:1: .* in src\/data\//),
    ]);
  });

  it('accepts pages that agree in other words', () => {
    expect(lines(contradictions(fixtureSite('consistency-agree')))).toEqual([]);
  });

  it('leaves out what an exception names, and reports one that is not needed', () => {
    const rule = 'consistency';
    const exception = (about: string) => ({
      rule,
      file: 'docs/two.mdx',
      about,
      reason: 'The old label.',
    });
    const all = contradictions(fixture).map((finding) => ({...finding, rule}));
    const exceptions = [exception('unit of 733.27'), exception('unit of 12')];
    const left = lines(applyExceptions(all, exceptions, true));
    expect(left.join('\n')).not.toContain('unit of 733.27:');
    expect(left).toHaveLength(9);
    expect(left).toContain(
      'scripts/check/allowlist.ts:1: the exception for docs/two.mdx ("unit of 12") allows nothing. Remove it.',
    );
  });

  it('reports each place once, with the file', async () => {
    const all = await run(consistency, {...fixture, pages: fixture.pages});
    expect(all.filter((line) => line.startsWith('docs/two.mdx'))).toHaveLength(9);
  });

  it('reads the steps and the check of known errors, and leaves out what programs write', () => {
    const known = knownErrors.find(({id}) => id === 'docker-gpu-driver');
    if (!known) throw new Error('There is no known error "docker-gpu-driver": name another one.');
    const facts = factsOfError({
      ...known,
      steps: [{text: 'On Linux, the NVIDIA driver has to be 450 or newer.'}],
      sample: 'docker run --rm --runtime=nvidia nvidia/cuda:11.0-base nvidia-smi',
    });
    expect(facts.map(({subject, value}) => `${subject}: ${value}`)).toEqual([
      'NVIDIA driver, minimum · Linux: 450',
      'GPU container test: --rm --gpus all',
      'CUDA test image: 12.4.1-runtime-ubuntu22.04',
    ]);
    expect(facts[0]?.file).toBe('src/data/known-errors#docker-gpu-driver');
  });
});
