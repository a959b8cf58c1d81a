import { Pagination } from '../index.ts';

/** Page links, each with its own URL. */
export function PaginationLinks() {
  return <Pagination page={1} pageCount={40} getHref={(page) => `#history-${String(page)}`} />;
}
