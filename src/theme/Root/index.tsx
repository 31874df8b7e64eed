// Reason for overriding: this is the only place inside the router and above every page. In-app navigation to
// a malformed address (`#%E0%A4%A`) makes Docusaurus 3.8.1 decode it and crash the page; here such addresses
// are repaired before the router sees them.
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {type ReactNode, useState} from 'react';

import {guardHistory} from '../../site/util/percent-escapes.ts';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  // A lazy initial state runs once, and before any descendant can navigate.
  useState(() => guardHistory(history));
  return <>{children}</>;
}
