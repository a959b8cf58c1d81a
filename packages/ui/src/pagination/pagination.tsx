import { ChevronEndIcon } from '../icon/chevron-end-icon.tsx';
import { ChevronStartIcon } from '../icon/chevron-start-icon.tsx';
import { cn } from '../internals/cn.ts';
import { pageList } from './page-list.ts';
import { paginationLabels } from './pagination.labels.ts';
import { PaginationStep } from './pagination-step.tsx';
import type { ComponentProps } from 'react';
import type { PaginationLabels } from './pagination.labels.ts';

/**
 * The pages of a long list: first, last, previous, next and those around the current one; `Page 3 of 12`
 * where there is no room for them.
 *
 * Renders a `<nav>` of buttons, or of links with `getHref`. Style it through `[data-slot=pagination-page]`
 * and `[aria-current=page]`.
 */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  getHref,
  labels,
  className,
  ...props
}: PaginationProps) {
  const words = { ...paginationLabels, ...labels };
  const step = (target: number) => ({ page: target, href: getHref?.(target), onGo: onPageChange });

  return (
    <nav
      aria-label={words.pagination}
      {...props}
      data-slot="pagination"
      className={cn('sb-pagination', className)}
    >
      <PaginationStep
        {...step(page - 1)}
        isOff={page <= 1}
        data-slot="pagination-previous"
        aria-label={words.previous}
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
                aria-label={words.page(words.number(entry))}
                aria-current={entry === page ? 'page' : undefined}
              >
                {words.number(entry)}
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
        {words.position(words.number(page), words.number(pageCount))}
      </span>
      <PaginationStep
        {...step(page + 1)}
        isOff={page >= pageCount}
        data-slot="pagination-next"
        aria-label={words.next}
      >
        <ChevronEndIcon />
      </PaginationStep>
    </nav>
  );
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Another page is wanted. With `getHref` the press then does not load the page anew. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page, so that it can be shared and opened beside this one. */
  readonly getHref?: ((page: number) => string) | undefined;
  readonly labels?: Partial<PaginationLabels> | undefined;
}
