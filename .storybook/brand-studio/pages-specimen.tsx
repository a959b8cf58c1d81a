import { useState } from 'react';
import { Pagination } from '../../packages/ui/src/pagination/index.ts';
import type { Theme } from '../../packages/ui/tokens/index.ts';

/** A pagination. Its label includes the theme, so the landmarks of the two theme panes have unique names. */
export function PagesSpecimen({ theme }: { readonly theme: Theme }) {
  const [page, setPage] = useState(5);
  return <Pagination page={page} pageCount={12} onPageChange={setPage} aria-label={`Pages, ${theme}`} />;
}
