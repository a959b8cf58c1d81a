import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { cn } from '../internals/cn.ts';
import { loadMoreLabels } from './pagination.labels.ts';
import { useNearScreen } from './use-near-screen.ts';
import type { ComponentProps, RefObject } from 'react';
import type { LoadMoreLabels } from './pagination.labels.ts';

/**
 * The footer of an incrementally loaded list: a count of the shown entries and a button that loads more. With
 * `auto`, scrolling near the button also loads more. When everything is shown, the button disappears. If the
 * button had focus, focus moves to the count.
 *
 * Renders a `<div>`. Style it through `[data-loading]` and `[data-complete]`.
 */
export function LoadMore({
  shownCount,
  totalCount,
  loading = false,
  auto = false,
  onLoadMore,
  labels: labelOverrides,
  className,
  ...props
}: LoadMoreProps) {
  const labels = { ...loadMoreLabels, ...labelOverrides };
  const count = useRef<HTMLParagraphElement>(null);
  const isComplete = totalCount !== undefined && shownCount !== undefined && shownCount >= totalCount;
  const nearScreen = useNearScreen(auto && !loading && !isComplete, onLoadMore);
  return (
    <div
      {...props}
      data-slot="load-more"
      data-loading={loading ? '' : undefined}
      data-complete={isComplete ? '' : undefined}
      className={cn('sb-load-more', className)}
    >
      {shownCount !== undefined && (
        <p ref={count} role="status" tabIndex={-1} data-slot="load-more-count" className="sb-load-more-count">
          {labels.count(shownCount, totalCount)}
        </p>
      )}
      {!isComplete && (
        <div ref={nearScreen}>
          <MoreButton
            focusFallback={count}
            loading={loading}
            loadingLabel={labels.loading}
            onClick={onLoadMore}
          >
            {labels.more}
          </MoreButton>
        </div>
      )}
    </div>
  );
}

/** A button that moves focus to `focusFallback` when it unmounts while focused. */
function MoreButton({
  focusFallback,
  ...props
}: ComponentProps<typeof Button> & { readonly focusFallback: RefObject<HTMLElement | null> }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const fallback = focusFallback.current;
    return () => {
      if (element !== null && element === document.activeElement) fallback?.focus({ preventScroll: true });
    };
  }, [focusFallback]);
  return <Button {...props} ref={button} variant="secondary" />;
}

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of entries shown. Omit it where the list itself shows a count, as a table does. */
  readonly shownCount?: number | undefined;
  /** Total number of entries. Undefined while unknown. */
  readonly totalCount?: number | undefined;
  /** True while more entries are loading. The button then ignores presses. */
  readonly loading?: boolean;
  /** Calls `onLoadMore` when the button comes near the viewport. */
  readonly auto?: boolean;
  readonly onLoadMore: () => void;
  readonly labels?: Partial<LoadMoreLabels> | undefined;
}
