/** Longer names are cut: the anchor has to be unique in its section only. */
const MAX_LENGTH = 30;

/**
 * Anchor of a table's row: `ports--443-tcp` for the row that begins with `443/tcp` below the heading `#ports`. The
 * page and the search box derive it independently, so that the index need not contain it. Undefined if the cell has
 * neither letters nor digits. `section` is the id of the heading or panel above the table; empty before the first.
 */
export function rowAnchor(section: string, cell: string): string | undefined {
  const name = cell
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
  return name === '' ? undefined : `${section === '' ? 'row' : section}--${name}`;
}
