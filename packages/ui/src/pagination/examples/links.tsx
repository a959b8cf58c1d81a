import { Pagination } from '../index.ts';

/** Pages as links: each has an address of its own. */
export function PaginationLinks() {
  return <Pagination page={1} pageCount={40} getHref={(page) => `#history-${String(page)}`} />;
}
