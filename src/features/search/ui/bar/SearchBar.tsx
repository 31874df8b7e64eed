import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import Icon from '../../../../ui/Icon/index.tsx';
import type {SuggestionsHandle, SuggestionsProps} from '../Suggestions.tsx';
import {useSearchScope, useSearchSettings} from '../settings.ts';
import {HIGHLIGHT, searchPageUrl} from '../../core/scope.ts';

import styles from './styles.module.css';
import {BAR_TEXTS} from './texts.ts';

type SuggestionsComponent = React.ForwardRefExoticComponent<
  SuggestionsProps & React.RefAttributes<SuggestionsHandle>
>;

/** What the box needs besides its list. Without scripts it has no list, so these are loaded by script. */
const WITH_LIST = {
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 100;

let loaded: SuggestionsComponent | null = null;

function wordsIn(search: string): string[] {
  return new URLSearchParams(search)
    .getAll(HIGHLIGHT)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

export default function SearchBar(): ReactNode {
  const {siteBase} = useSearchSettings();
  const scope = useSearchScope();
  const history = useHistory();
  const location = useLocation<string | undefined>();
  const mounted = useIsBrowser();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [Suggestions, setSuggestions] = useState<SuggestionsComponent | null>(() => loaded);
  const [broken, setBroken] = useState(false);
  const [[listId, activeId], setList] = useState<[string | null, string | null]>([null, null]);
  const [status, setStatus] = useState('');
  const container = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useRef<SuggestionsHandle>(null);
  const marked = useRef(false);

  const load = useCallback((): void => {
    if (loaded) {
      setSuggestions(() => loaded);
      return;
    }
    import('../Suggestions.tsx').then(
      (module) => {
        loaded = module.default;
        setSuggestions(() => module.default);
        setBroken(false);
      },
      () => setBroken(true),
    );
  }, []);

  // Readers who typed before hydration continue typing.
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    if (box.value !== '') setQuery(box.value);
    if (document.activeElement === box) {
      setOpen(true);
      load();
    }
  }, [load]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // The list closes when the focus goes elsewhere.
  useEffect(() => {
    const box = container.current;
    const onFocusOut = (event: FocusEvent): void => {
      if (!box?.contains(event.relatedTarget as Node | null)) setOpen(false);
    };
    box?.addEventListener('focusout', onFocusOut);
    return () => box?.removeEventListener('focusout', onFocusOut);
  }, []);

  const close = (stay = false): void => {
    if (stay) input.current?.focus();
    else input.current?.blur();
    setOpen(false);
  };

  // On a narrow screen the open box covers the page, which must not scroll below it, and Back closes it first. A
  // history has one blocker: the menu has it while it is open.
  useEffect(() => {
    if (!open) return undefined;
    document.documentElement.toggleAttribute('data-kw-search-open', true);
    const unblock = history.block((_, action) => {
      if (action !== 'POP') return undefined;
      close();
      return false;
    });
    return () => {
      document.documentElement.removeAttribute('data-kw-search-open');
      unblock();
    };
  }, [open, history]);

  // The words of a hit are marked in the article it leads to.
  useEffect(() => {
    const words = wordsIn(location.search);
    // With the words is what the reader typed, also after Back, and in the box of the SDK or the blog.
    if (document.activeElement !== input.current)
      setQuery(words.length > 0 ? (location.state ?? words.join(' ')) : '');
    if (words.length === 0 && !marked.current) return undefined;
    let gone = false;
    import('../highlight.ts')
      .then(async (module) => {
        await module.painted();
        if (gone) return;
        marked.current = words.length > 0;
        module.highlight(words, location.hash);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new hash alone scrolls the page, and keeps the marks
  }, [location.search, location.pathname]);

  const clear = (): void => {
    setQuery('');
    const params = new URLSearchParams(location.search);
    if (!params.has(HIGHLIGHT)) return;
    params.delete(HIGHLIGHT);
    history.replace({...location, search: params.toString()});
  };

  const navigate = (url: string): void => {
    close();
    history.push(url, query.trim());
  };

  const onCorrect = (correction: string): void => {
    setQuery(correction);
    input.current?.focus();
  };

  const change = (value: string): void => {
    if (value === '') clear();
    else setQuery(value);
    setOpen(true);
    load();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While a word is being composed, keys are for the input method.
    if (event.nativeEvent.isComposing) return;
    const handle = suggestions.current;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (!open) setOpen(true);
        else handle?.move(event.key === 'ArrowDown' ? 'next' : 'previous');
        event.preventDefault();
        break;
      case 'Home':
      case 'End':
        if (handle?.move(event.key === 'Home' ? 'first' : 'last')) event.preventDefault();
        break;
      case 'Enter':
        if (open && handle?.choose()) event.preventDefault();
        break;
      case 'Escape':
        event.preventDefault();
        if (open && query !== '') setOpen(false);
        else if (query !== '') clear();
        else close();
        break;
      case 'Tab':
        // Once there is a list, it decides.
        if (!handle) setOpen(false);
        break;
      default:
    }
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = query.trim();
    if (typed === '') return;
    if (suggestions.current) suggestions.current.submit();
    else navigate(searchPageUrl(siteBase, typed, scope));
  };

  return (
    <form
      ref={container}
      role="search"
      action={`${siteBase}search`}
      className={clsx('navbar__search', styles.box, open && styles.open)}
      onSubmit={onSubmit}
    >
      <div className={styles.field}>
        <Icon name="search" className={styles.glass} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          placeholder={BAR_TEXTS.label}
          aria-label={BAR_TEXTS.label}
          role="combobox"
          {...(mounted && WITH_LIST)}
          aria-expanded={listId !== null}
          aria-controls={listId ?? undefined}
          aria-activedescendant={activeId ?? undefined}
          aria-keyshortcuts={mounted ? 'Control+K Meta+K' : undefined}
          maxLength={5000}
          value={query}
          onChange={(event) => change(event.target.value)}
          onPointerEnter={load}
          onFocus={() => {
            setOpen(true);
            load();
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={BAR_TEXTS.clear}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          />
        )}
        {open && (
          <button
            type="button"
            className={styles.close}
            // The button goes away, so the focus of a keyboard user moves to the box. A touch must not open the on-screen keyboard.
            onClick={({detail}) => close(detail === 0)}
          >
            {BAR_TEXTS.close}
          </button>
        )}
      </div>
      {Suggestions && (
        <Suggestions
          ref={suggestions}
          form={container}
          query={query}
          scope={scope}
          open={open}
          onList={setList}
          onStatus={setStatus}
          onNavigate={navigate}
          onCorrect={onCorrect}
          onLeave={() => setOpen(false)}
        />
      )}
      {broken && !Suggestions && open && query !== '' && (
        <p role="alert" className={styles.broken}>
          {BAR_TEXTS.broken}
        </p>
      )}
      <div className="kw-spoken" role="status">
        {status}
      </div>
    </form>
  );
}
