import { useState } from 'react';
import { Pagination } from '../../packages/ui/src/pagination/index.ts';
import type { Theme } from '../../packages/ui/tokens/index.ts';

/** Pages of a list, named by the theme they are shown in: there are two of them on the sheet. */
export function PagesSpecimen({ theme }: { readonly theme: Theme }) {
  const [page, setPage] = useState(5);
  return <Pagination page={page} pageCount={12} onPageChange={setPage} aria-label={`Pages, ${theme}`} />;
}
