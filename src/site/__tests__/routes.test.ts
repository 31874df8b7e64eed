import {describe, expect, it} from 'vitest';

import {docsOptions, sdkOptions} from '../../config/docs.ts';
import {changesRoute, routeOfFile, routeOfPermalink, sdkSuccessor} from '../routes.ts';

describe('routeOfFile', () => {
  it.each([
    ['docs/models/overview.mdx', undefined, '/models/overview'],
    ['docs/use-cases/index.mdx', undefined, '/use-cases'],
    ['docs/index.md', undefined, '/'],
    ['docs/models/README.mdx', undefined, '/models'],
    ['docs/operate/Operate.mdx', undefined, '/operate'],
    ['docs/operate/operate.mdx', '/run', '/run'],
    ['docs/a/operate/operate.mdx', undefined, '/a/operate'],
    ['docs/operate/my-operate.mdx', undefined, '/operate/my-operate'],
    ['docs/my-index.mdx', undefined, '/my-index'],
    ['docs/docs.mdx', undefined, '/docs'],
    ['docs/intro.mdx', '/', '/'],
    ['docs/intro.mdx', '/start/here/', '/start/here'],
    ['versioned_docs/version-0.3.2/intro.mdx', '/', '/0.3.2'],
    ['versioned_docs/version-0.3.2/company/jobs.mdx', undefined, '/0.3.2/company/jobs'],
    ['versioned_docs/version-99.0.0/index.mdx', undefined, '/99.0.0'],
    ['sdk/services/auth.mdx', undefined, '/sdk/services/auth'],
    ['sdk/intro.mdx', '/welcome', '/sdk/welcome'],
    ['sdk_versioned_docs/version-0.5.0/intro.mdx', undefined, '/sdk/0.5.0/intro'],
    ['blog/2025-01-13-a-post.mdx', undefined, '/blog/2025/01/13/a-post'],
    ['blog/2025-01-13-a-post.mdx', '/own', '/blog/own'],
    ['blog/2025-01-13-a-post.mdx', '/own/', '/blog/own'],
    ['templates/how-to.mdx', undefined, undefined],
  ])('%s with slug %s is %s', (file, slug, route) => {
    expect(routeOfFile(file, slug)).toBe(route);
  });

  it('ignores a slug that is not text', () => {
    expect(routeOfFile('docs/a.mdx', 7)).toBe('/a');
    expect(routeOfFile('blog/2025-01-13-a.mdx', 7)).toBe('/blog/2025/01/13/a');
  });

  it('keeps a number in front of a name, as the docs plugins do', () => {
    expect(routeOfFile('docs/1-install/02-start.mdx')).toBe('/1-install/02-start');
    for (const {numberPrefixParser} of [docsOptions, sdkOptions]) {
      expect(numberPrefixParser).toBe(false);
    }
  });
});

it('only SDK pages that were product docs have a successor under the same path', () => {
  expect(sdkSuccessor('/0.3.2/sdk/services/auth')).toBe('/sdk/services/auth');
  expect(sdkSuccessor('/0.3.2/company/jobs')).toBeUndefined();
  expect(sdkSuccessor('/sdk/services/auth')).toBeUndefined();
});

it('the comparison of the start page has a name', () => {
  expect(changesRoute('/')).toBe('/changes/intro');
  expect(changesRoute('/team/jobs')).toBe('/changes/team/jobs');
});

it('a permalink loses its base URL and the slash at its end', () => {
  expect(routeOfPermalink('/base/', '/base/')).toBe('/');
  expect(routeOfPermalink('/base/a/b/', '/base/')).toBe('/a/b');
  expect(routeOfPermalink('/0.3.2', '/')).toBe('/0.3.2');
});
