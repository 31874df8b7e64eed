import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Button from '../../../../ui/Button/index.tsx';

import styles from './styles.module.css';
import {FORM_TEXTS} from './texts.ts';

interface Props {
  /** Words the field is filled with. */
  readonly words?: string;
  /** Searches one release: its part of the address, such as `0.3.2/`. */
  readonly version?: string | undefined;
  /** Shows the label above the field, and the button as the first action; otherwise the label is the placeholder. */
  readonly labeled?: boolean;
  readonly className?: string;
}

/** A plain form that asks the search page. It needs no scripts. */
export default function SearchForm({
  words = '',
  version,
  labeled = false,
  className,
}: Props): ReactNode {
  return (
    <form
      className={clsx(styles.form, 'search-ignore', className)}
      action={useBaseUrl('/search')}
      role="search"
      aria-label={FORM_TEXTS.field}
    >
      {labeled && <label htmlFor="kw-search-form">{FORM_TEXTS.field}</label>}
      <input
        id="kw-search-form"
        key={words}
        name="q"
        type="search"
        defaultValue={words}
        aria-label={FORM_TEXTS.field}
        placeholder={labeled ? undefined : FORM_TEXTS.field}
      />
      {version && <input type="hidden" name="version" value={version} />}
      <Button type="submit" primary={labeled}>
        {FORM_TEXTS.search}
      </Button>
    </form>
  );
}
