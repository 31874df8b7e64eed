import React, {type MouseEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import {TEXTS} from './texts.ts';

/**
 * Where the bundler's files come from: the base path or, in the offline edition, its folder. The theme's tabs
 * render their panels again in the browser, and in the offline edition there is no file under the base path.
 */
declare const __webpack_public_path__: string;

const address = (path: string): string => __webpack_public_path__ + path.replace(/^\//, '');

const lazily = {loading: 'lazy', decoding: 'async'} as const;

export interface ThemedFigureProps {
  /** Site path of the picture for the light mode, without the base path. */
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
  /** A full description of the content. */
  readonly alt: string;
  readonly caption?: ReactNode;
  /** The picture is the first thing on the page: fetch it at once and paint it with the text. */
  readonly priority?: boolean;
}

/**
 * A figure with one picture for each colour mode. CSS shows the one that fits, so it is right before any
 * JavaScript runs; the hidden one is lazy and is never fetched. Print shows the light one. A click on the
 * picture, or its button, enlarges it; the code for that is fetched on the first click.
 */
export default function ThemedFigure(props: ThemedFigureProps): ReactNode {
  const {light, dark, width, height, alt, caption, priority = false} = props;
  const shared = {width, height} as const;
  // React 18 only passes this attribute on in lower case.
  const urgency = priority
    ? ({loading: 'eager', decoding: 'sync', fetchpriority: 'high'} as const)
    : lazily;
  const isBrowser = useIsBrowser();
  const enlarge = ({currentTarget}: MouseEvent<HTMLElement>): void => {
    const figure = currentTarget.closest('figure');
    import('./enlarge.ts').then(
      (loaded) => {
        if (figure) loaded.enlarge(figure);
      },
      () => undefined,
    );
  };
  /* eslint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
     the button below the picture does the same, and a keyboard reaches it */
  return (
    <figure className={styles.figure}>
      {priority && (
        // The script at the start of the body waits for the style sheet, and with a policy in a <meta> tag
        // Chromium looks for no pictures meanwhile.
        <Head>
          <link rel="preload" as="image" fetchPriority="high" href={address(light)} />
        </Head>
      )}
      <img
        {...shared}
        alt={alt}
        {...urgency}
        className={styles.light}
        onClick={enlarge}
        src={address(light)}
      />
      <img
        {...shared}
        alt={alt}
        {...lazily}
        className={styles.dark}
        onClick={enlarge}
        src={address(dark)}
      />
      <figcaption className={styles.caption}>
        {caption}{' '}
        <button
          type="button"
          className={styles.enlarge}
          // Without scripts it does nothing, so src/css/chrome.css hides it.
          disabled={!isBrowser}
          onClick={enlarge}
        >
          {TEXTS.enlarge}
        </button>
      </figcaption>
    </figure>
  );
  /* eslint-enable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */
}

/** A mistake in a page stops the build; the message says what to write. */
export function requireAlt(component: string, name: string, alt: string | undefined): string {
  if (typeof alt === 'string' && alt.trim() !== '') return alt;
  throw new Error(
    `<${component} name="${name}"> has no alt. Describe what the picture shows in one to three sentences.`,
  );
}
