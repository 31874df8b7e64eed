import {afterEach, expect, it, vi} from 'vitest';

import {ATTRIBUTES} from '../edition.ts';
import {publishedPage} from '../published.ts';

const site = {url: 'https://docs.example.com', baseUrl: '/docs/1.2.3/'};

/** Opens an address; `attributes` are those of `<html>`. */
function open(address: string, attributes: Readonly<Record<string, string>>): void {
  const {protocol, host, pathname} = new URL(address);
  vi.stubGlobal('window', {location: {origin: `${protocol}//${host}`, pathname}});
  vi.stubGlobal('document', {
    documentElement: {getAttribute: (name: string) => attributes[name] ?? null},
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is the page at the address that is open', () => {
  open('http://intranet.example/docs/1.2.3/0.3.2/intro', {});
  expect(publishedPage(site)).toEqual({
    path: '/0.3.2/intro',
    address: 'http://intranet.example/docs/1.2.3/0.3.2/intro',
  });
});

it('is the public page of the offline edition, without the folder of the reader', () => {
  open('file:///home/ada/kamiwaza-docs/0.3.2.html', {
    [ATTRIBUTES.root]: '',
    [ATTRIBUTES.route]: '/docs/1.2.3/0.3.2',
    [ATTRIBUTES.base]: '/docs/1.2.3/',
  });
  expect(publishedPage(site)).toEqual({
    path: '/0.3.2',
    address: 'https://docs.example.com/docs/1.2.3/0.3.2',
  });
});
