import React, {type MouseEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ENLARGE} from './label.ts';
import styles from './styles.module.css';

/**
 * Where the bundler's files come from: the base path or, in the offline edition, its folder. The theme's tabs
 * render their panels again in the browser, and in the offline edition there is no file under the base path.
 */
declare const __webpack_public_path__: string;

// React 18 only passes `fetchpriority` on in lower case.
const urgently = {loading: 'eager', decoding: 'sync', fetchpriority: 'high'} as const;
const lazily = {loading: 'lazy', decoding: 'async'} as const;

export interface ThemedFigureProps {
  /** For messages. */
  readonly component: string;
  /** The folder below `static` that has the files <name>-light.<format> and <name>-dark.<format>. */
  readonly folder: string;
  readonly name: string;
  readonly format?: 'svg' | 'webp';
  readonly width: number;
  readonly height: number;
  /** A full description of the content. */
  readonly alt: string;
  readonly caption?: string;
  /** The picture is the first thing on the page: fetch it at once and paint it with the text. */
  readonly priority?: boolean;
}

/**
 * A figure with one picture for each color mode. CSS shows the one that fits, so it is right before any
 * JavaScript runs; the hidden one is lazy and is never fetched. Print shows the light one. A click on the
 * picture, or its button, enlarges it; the code for that is fetched on the first click.
 */
export default function ThemedFigure(props: ThemedFigureProps): ReactNode {
  const {component, folder, name, format = 'svg', width, height, alt, caption, priority} = props;
  // A mistake in a page stops the build; the message says what to write.
  if (typeof alt !== 'string' || alt.trim() === '') {
    throw new Error(
      `<${component} name="${name}"> has no alt. Describe what the picture shows in one to three sentences.`,
    );
  }
  const address = (mode: 'light' | 'dark'): string =>
    `${__webpack_public_path__}${folder}/${name}-${mode}.${format}`;
  // A page may have several pictures. Without a caption, the first clause says which one this is.
  const called = caption ?? alt.split(/[.:;,]/, 1)[0] ?? alt;
  const isBrowser = useIsBrowser();
  const enlarge = ({currentTarget}: MouseEvent<HTMLElement>): void => {
    const figure = currentTarget.closest('figure');
    import('./enlarge.ts').then(
      (loaded) => {
        if (figure) loaded.enlarge(figure, called);
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
          <link rel="preload" as="image" fetchPriority="high" href={address('light')} />
        </Head>
      )}
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          width={width}
          height={height}
          alt={alt}
          {...(priority && mode === 'light' ? urgently : lazily)}
          className={styles[mode]}
          onClick={enlarge}
          src={address(mode)}
        />
      ))}
      <figcaption className={styles.caption}>
        {caption}{' '}
        <button
          type="button"
          className={styles.enlarge}
          // Without scripts it does nothing, so src/css/chrome.css hides it.
          disabled={!isBrowser}
          aria-label={`${ENLARGE}: ${called}`}
          onClick={enlarge}
        >
          {ENLARGE}
        </button>
      </figcaption>
    </figure>
  );
  /* eslint-enable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */
}
