// Reason for overriding: each page offers itself as Markdown, beside its title (`Copy page`).
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

import CopyPage from '../../../components/CopyPage';
import {twinOf} from '../../../plugins/markdown-twins/address.ts';

export default function DocItemContent(props: Props): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {!metadata.unlisted && (
        <CopyPage
          key={metadata.permalink}
          markdown={twinOf(metadata.permalink, siteConfig.baseUrl)}
        />
      )}
      <Original {...props} />
    </>
  );
}
