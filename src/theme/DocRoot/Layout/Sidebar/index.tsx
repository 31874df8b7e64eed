// Reason for overriding: on a phone the list of pages needs JavaScript, though it is in the page already. The
// wrapper makes it reachable by address, which the site menu of src/theme/Footer/Layout uses.
import Original from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function DocRootLayoutSidebar(props: Props): ReactNode {
  return (
    <div id="kw-section-menu" className={styles.menu}>
      <Original {...props} />
    </div>
  );
}
