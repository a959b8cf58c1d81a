import { useState } from 'react';
import { Pagination } from '../index.ts';

/** Page buttons with a controlled page. */
export function PaginationHistory({ initial = 5, pageCount = 12 }: { initial?: number; pageCount?: number }) {
  const [page, setPage] = useState(initial);
  return <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />;
}
