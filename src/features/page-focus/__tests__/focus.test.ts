import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {announce} from '../announce.ts';
import {isolate, moveFocus, startOfPage} from '../focus.ts';

/** The parts of an element that the functions use. */
class Node extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly children: Node[] = [];
  parentElement: Node | null = null;
  inert = false;
  id = '';
  className = '';
  textContent = '';
  readonly focus = vi.fn();

  constructor(
    readonly name: string,
    readonly tabIndex = -1,
  ) {
    super();
  }
  append(...nodes: Node[]): this {
    for (const node of nodes) {
      node.parentElement = this;
      this.children.push(node);
    }
    return this;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  matches(selector: string): boolean {
    return selector.split(', ').includes(this.name);
  }
}
const element = (node: Node): HTMLElement => node as unknown as HTMLElement;

let body: Node;
beforeEach(() => {
  body = new Node('body');
  vi.stubGlobal('HTMLElement', Node);
  vi.stubGlobal('document', {
    body,
    getElementById: (id: string) => body.children.find((child) => child.id === id) ?? null,
    createElement: (name: string) => new Node(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('moveFocus', () => {
  it('makes a heading focusable until the focus leaves it, and does not scroll', () => {
    const heading = new Node('h1');
    moveFocus(element(heading));
    expect(heading.focus).toHaveBeenCalledWith({preventScroll: true});
    expect(heading.attributes.get('tabindex')).toBe('-1');
    heading.dispatchEvent(new Event('blur'));
    expect(heading.attributes.has('tabindex')).toBe(false);
  });

  it('leaves controls and focusable elements as they are', () => {
    const link = new Node('a', 0);
    const region = new Node('pre');
    region.setAttribute('tabindex', '0');
    moveFocus(element(link));
    moveFocus(element(region));
    region.dispatchEvent(new Event('blur'));
    expect(link.attributes.has('tabindex')).toBe(false);
    expect(region.attributes.get('tabindex')).toBe('0');
    expect(link.focus).toHaveBeenCalledOnce();
  });
});

describe('startOfPage', () => {
  const page = (...there: string[]): Document =>
    ({
      querySelector: (selector: string) =>
        selector.split(', ').find((one) => there.includes(one)) ?? null,
    }) as unknown as Document;

  it('is the heading of the content, else any heading, else the content', () => {
    expect(startOfPage(page('main h1', 'h1', 'main'))).toBe('main h1');
    expect(startOfPage(page('h1', 'main'))).toBe('h1');
    expect(startOfPage(page('main'))).toBe('main');
    expect(startOfPage(page())).toBeNull();
  });
});

describe('isolate', () => {
  it('makes everything around an element inert except the exceptions, and undoes it', () => {
    const [dialog, brother, backdrop, aside] = [
      new Node('dialog'),
      new Node('p'),
      new Node('backdrop'),
      new Node('aside'),
    ];
    const hidden = new Node('hidden');
    hidden.inert = true;
    const navbar = new Node('nav').append(dialog, brother, backdrop);
    body.append(navbar, aside, hidden);
    const release = isolate(element(dialog), 'backdrop, script');
    expect([dialog, navbar, backdrop].map(({inert}) => inert)).toEqual([false, false, false]);
    expect([brother, aside, hidden].map(({inert}) => inert)).toEqual([true, true, true]);
    release();
    expect([brother, aside].map(({inert}) => inert)).toEqual([false, false]);
    // What was inert before stays inert.
    expect(hidden.inert).toBe(true);
  });
});

describe('announce', () => {
  // A real timer would run after the test, when there is no document.
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says a message again and does not keep it', () => {
    announce('Copied');
    const [region] = body.children;
    vi.advanceTimersByTime(1500);
    announce('Copied');
    vi.advanceTimersByTime(1500);
    expect(region?.textContent).toBe('Copied');
    vi.advanceTimersByTime(1000);
    expect(region?.textContent).toBe('');
  });

  it('uses one region that exists before the message', () => {
    announce('');
    announce('');
    expect(body.children).toHaveLength(1);
    const [region] = body.children;
    expect(region?.textContent).toBe('');
    expect(region?.attributes.get('aria-live')).toBe('polite');
    announce('Quickstart');
    announce('Models');
    expect(body.children).toHaveLength(1);
    expect(region?.textContent).toBe('Models');
  });
});
