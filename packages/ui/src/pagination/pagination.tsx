import { ChevronEndIcon, ChevronStartIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { pageList } from './page-list.ts';
import { paginationLabels } from './pagination.labels.ts';
import { PaginationStep } from './pagination-step.tsx';
import type { ComponentProps } from 'react';
import type { PaginationLabels } from './pagination.labels.ts';

/**
 * Navigates the pages of a long list. Offers the first, last, previous and next page and the neighbours of
 * the current page. A narrow container shows `Page 3 of 12` instead of the page numbers.
 *
 * Renders a `<nav>` of buttons, or of links with `getHref`. Style it through `[data-slot=pagination-page]`
 * and `[aria-current=page]`.
 */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  getHref,
  labels: labelOverrides,
  className,
  ...props
}: PaginationProps) {
  const labels = { ...paginationLabels, ...labelOverrides };
  const step = (target: number) => ({ page: target, href: getHref?.(target), onPageChange });

  return (
    <nav
      aria-label={labels.pagination}
      {...props}
      data-slot="pagination"
      className={cn('sb-pagination', className)}
    >
      <PaginationStep
        {...step(page - 1)}
        isDisabled={page <= 1}
        data-slot="pagination-previous"
        aria-label={labels.previous}
      >
        <ChevronStartIcon />
      </PaginationStep>
      <ol className="sb-pagination-pages">
        {pageList(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <PaginationStep
                {...step(entry)}
                data-slot="pagination-page"
                aria-label={labels.page(labels.number(entry))}
                aria-current={entry === page ? 'page' : undefined}
              >
                {labels.number(entry)}
              </PaginationStep>
            ) : (
              <span aria-hidden="true" className="sb-pagination-gap">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <span data-slot="pagination-position" className="sb-pagination-position">
        {labels.position(labels.number(page), labels.number(pageCount))}
      </span>
      <PaginationStep
        {...step(page + 1)}
        isDisabled={page >= pageCount}
        data-slot="pagination-next"
        aria-label={labels.next}
      >
        <ChevronEndIcon />
      </PaginationStep>
    </nav>
  );
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Number of the current page, starting at 1. */
  readonly page: number;
  readonly pageCount: number;
  /**
   * Called with the chosen page. With `getHref`, an unmodified click calls it instead of following the link.
   */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** Returns the URL of a page, so the user can share the page or open it in another tab. */
  readonly getHref?: ((page: number) => string) | undefined;
  readonly labels?: Partial<PaginationLabels> | undefined;
}
