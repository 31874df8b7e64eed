import type {ReactNode} from 'react';

import SearchForm from './SearchForm.tsx';

/** The first actions of the start page: the links that it wraps, as buttons, and the search in the same row. */
export default function StartActions({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="kw-actions">
      {children}
      <SearchForm />
    </div>
  );
}
