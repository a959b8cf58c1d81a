export { LoadMore } from './load-more.tsx';
export { Pagination } from './pagination.tsx';
export { loadMoreLabels, paginationLabels } from './pagination.labels.ts';
export type { LoadMoreProps } from './load-more.tsx';
export type { PaginationProps } from './pagination.tsx';
export type { LoadMoreLabels, PaginationLabels } from './pagination.labels.ts';
