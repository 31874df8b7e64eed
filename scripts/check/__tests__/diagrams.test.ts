import {expect, it} from 'vitest';
import {diagrams} from '../diagrams.ts';
import {fixtureSite, run} from './support.ts';

it('rejects a mistyped name and a diagram that no page shows', async () => {
  expect(await run(diagrams, fixtureSite('diagrams'))).toEqual([
    'docs/page.mdx:5: there is no diagram "prots". Did you mean "ports"? ' +
      'Otherwise write src/features/diagrams/prots.dot.',
    'src/features/diagrams/lonely.dot:1: no page shows this diagram. ' +
      'Put <Diagram name="lonely" …/> on a page or remove it.',
  ]);
});
