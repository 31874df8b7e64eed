import {describe, expect, it} from 'vitest';

import {sitePage} from '../../../../../tests/support/built-site.ts';
import {page, section} from '../../core/__tests__/fixture.ts';
import {withSearchTerms} from '../terms.ts';

const states = section({heading: 'States', hash: '#states', level: 2});
const read = page({sections: [section({}), states]});
const terms = {'/a': {states: 'red light, never ready'}, '/b': {gone: 'x'}};

describe('search terms', () => {
  it('are added to the section with their anchor', () => {
    const {page: known, unknown} = withSearchTerms(read, sitePage('/a'), terms);
    expect(known.sections).toEqual([section({}), {...states, terms: ['red light', 'never ready']}]);
    expect(unknown).toEqual([]);
  });

  it('are the same on an older release, unless it has its own', () => {
    const old = sitePage('/0.5.0/a', {canonical: '/a'});
    expect(withSearchTerms(read, old, terms).page.sections[1]?.terms).toHaveLength(2);
    const own = {...terms, '/0.5.0/a': {}};
    expect(withSearchTerms(read, old, own).page).toEqual(read);
    // A section that the latest release alone has is no mistake.
    const other = sitePage('/0.5.0/b', {canonical: '/b'});
    expect(withSearchTerms(read, other, terms).unknown).toEqual([]);
  });

  it('report anchors that the page does not have', () => {
    expect(withSearchTerms(read, sitePage('/b'), terms).unknown).toEqual(['gone']);
  });
});
