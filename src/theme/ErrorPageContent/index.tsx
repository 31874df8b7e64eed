// Reason for overriding: the crash page's title must read `Page Error`, and the original sets none. Also, another page
// of the same docs has to be shown, although the boundary that caught the error stays.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';

import {TEXTS} from '../texts.ts';

export default function ErrorPageContent(props: Props): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  const {tryAgain} = props;
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>{TEXTS.pageError}</title>
      </Head>
      <Original {...props} />
    </>
  );
}
