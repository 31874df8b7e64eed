// Reason for overriding: the crash page's title must read `Page Error`; the
// original sets no title here, so the title of the crashed page stays.
import Head from '@docusaurus/Head';
import Original from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

import {TEXTS} from '../texts.ts';

export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>{TEXTS.pageError}</title>
      </Head>
      <Original {...props} />
    </>
  );
}
