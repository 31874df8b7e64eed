// Stands in for react-helmet-async 1.3.0 in the browser. Kept: what a later `<Head>` says takes the place of
// what an earlier one said about the same thing; tags bear `data-rh`, tags that are there already stay; the
// document is written in an animation frame. Changed: it is computed once a frame, not at each `<Head>`.
import {Children, Fragment, isValidElement, type ReactNode, useLayoutEffect, useState} from 'react';

/** Attributes of a tag, named as in HTML; its text is `innerHTML`. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What one `<Head>` says. */
export interface Part {
  readonly title?: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly (readonly [type: string, attributes: Attributes])[];
}

const NONE: Part = {html: {}, body: {}, tags: []};
/** React's names of attributes, where HTML has more than another case. */
const HTML_NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};
/** The attributes that tell what a tag is about. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['innerHTML'],
};

/** Text that may come in pieces. */
function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
}

/** Reads the children of a `<Head>`. */
export function readPart(children: ReactNode, part: Part = NONE): Part {
  return Children.toArray(children).reduce<Part>((before, child) => {
    if (!isValidElement<Attributes & {children?: ReactNode}>(child)) {
      return before;
    }
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) {
      return readPart(inner, before);
    }
    const attributes: Attributes = {
      ...Object.fromEntries(
        Object.entries(props).map(([name, value]) => [
          HTML_NAMES[name] ?? name.toLowerCase(),
          value,
        ]),
      ),
      ...(typeof inner === 'string' && {innerHTML: inner}),
    };
    switch (child.type) {
      case 'title':
        return {...before, title: textOf(inner)};
      case 'html':
        return {...before, html: {...before.html, ...attributes}};
      case 'body':
        return {...before, body: {...before.body, ...attributes}};
      default:
        return {...before, tags: [...before.tags, [String(child.type), attributes]]};
    }
  }, part);
}

/** What a tag is about, as a text; tags with the same one replace each other. */
function aboutOf([type, attributes]: Part['tags'][number]): string | undefined {
  let about: string | undefined;
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (
      ABOUT[type]?.includes(name) &&
      // There is one canonical address; other links are told apart by where they lead.
      !(about === 'rel' && /^canonical$/i.test(String(attributes.rel))) &&
      !(name === 'rel' && /^stylesheet$/i.test(String(value)))
    ) {
      about = name;
    }
  }
  const value = about === undefined ? undefined : attributes[about];
  return about === undefined || value === undefined || value === ''
    ? undefined
    : `${type} ${about} ${String(value).toLowerCase()}`;
}

/**
 * Brings together what all `<Head>`s say: of tags about the same thing, those of the last one stay.
 *
 * @param parts in the order of their appearance
 */
export function mergeParts(parts: readonly Part[]): Part {
  const taken = new Set<string>();
  const tags: Part['tags'][number][] = [];
  for (const part of [...parts].reverse()) {
    const abouts = part.tags.map(aboutOf);
    const kept = part.tags.filter((_, at) => {
      const about = abouts[at];
      return about !== undefined && !taken.has(about);
    });
    abouts.forEach((about) => about !== undefined && taken.add(about));
    tags.unshift(...kept);
  }
  const title = [...parts].reverse().find((part) => part.title !== undefined)?.title;
  return {
    ...(title !== undefined && {title}),
    html: Object.assign({}, ...parts.map(({html}) => html)) as Attributes,
    body: Object.assign({}, ...parts.map(({body}) => body)) as Attributes,
    tags,
  };
}

const managed = new Map<Element, readonly string[]>();

function writeAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  for (const name of names) {
    const value = String(attributes[name] ?? '');
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  managed.get(element)?.forEach((name) => {
    if (!names.includes(name)) {
      element.removeAttribute(name);
    }
  });
  managed.set(element, names);
}

/** Writes into the document what differs. */
export function writeHead({title, html, body, tags}: Part): void {
  writeAttributes(document.documentElement, html);
  writeAttributes(document.body, body);
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  const old = [...document.head.querySelectorAll('[data-rh]')].filter(
    ({localName}) => localName !== 'title',
  );
  for (const [type, attributes] of tags) {
    const tag = document.createElement(type);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'innerHTML') {
        tag.textContent = String(value);
      } else {
        tag.setAttribute(name, value === undefined ? '' : String(value));
      }
    }
    tag.setAttribute('data-rh', 'true');
    const same = old.findIndex((one) => one.isEqualNode(tag));
    if (same < 0) {
      document.head.append(tag);
    } else {
      old.splice(same, 1);
    }
  }
  old.forEach((tag) => {
    tag.remove();
  });
}

const parts: {part: Part}[] = [];
let frame = 0;

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    writeHead(mergeParts(parts.map(({part}) => part)));
  });
}

/** Says something about the document. */
export function Helmet({children}: {readonly children?: ReactNode}): ReactNode {
  const [own] = useState(() => ({part: NONE}));
  useLayoutEffect(() => {
    own.part = readPart(children);
    schedule();
  }, [own, children]);
  useLayoutEffect(() => {
    parts.push(own);
    return () => {
      parts.splice(parts.indexOf(own), 1);
      schedule();
    };
  }, [own]);
  return null;
}

/** Wanted by the framework around the site; there is one document, so there is nothing to provide. */
export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
