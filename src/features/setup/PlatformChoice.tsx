import {type ReactNode, useEffect, useRef} from 'react';

import {labelOf} from '../../data/setup.ts';

import {TEXTS} from './texts.ts';
import {useChoice, useChoose} from './useChoice.ts';

import './setup.css';

/**
 * Wraps links with a platform in their address (`?platform=windows`). Following one makes the choice for all
 * pages; without scripts, the choice applies only to the target page.
 */
export default function PlatformChoice({children}: {readonly children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const choose = useChoose('platform');
  const {value, chosen} = useChoice('platform');

  useEffect(() => {
    const element = root.current;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const platform = link && new URL(link.href).searchParams.get('platform');
      if (typeof platform === 'string' && labelOf('platform', platform) !== undefined) {
        choose(platform);
      }
    };
    // Before the router leaves the page.
    element?.addEventListener('click', follow, {capture: true});
    return () => element?.removeEventListener('click', follow, {capture: true});
  }, [choose]);

  useEffect(() => {
    root.current?.querySelectorAll('a').forEach((link) => {
      const own = new URL(link.href).searchParams.get('platform') === value;
      if (own && chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      const isGuess = own && !chosen;
      link.toggleAttribute('data-guess', isGuess);
      link.title = isGuess ? TEXTS.guess : '';
    });
  }, [value, chosen]);

  return (
    <div ref={root} className="kw-platforms" role="group" aria-label={TEXTS.platforms}>
      {children}
    </div>
  );
}
