/** Longer names are cut: the anchor has to be unique in its section only. */
const MAX_LENGTH = 30;

/**
 * Anchor of a table's row: `ports--443-tcp` for the row that begins with `443/tcp` below the heading `#ports`.
 * The page and the search box derive it independently, so that the index need not contain it.
 *
 * @param section id of the heading or panel that the table is below, without `#`; empty before the first
 * @param cell text of the row's first cell
 * @returns the id, without `#`; undefined if the cell has neither letters nor digits
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
