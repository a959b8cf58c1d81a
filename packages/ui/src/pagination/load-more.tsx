import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../internals/cn.ts';
import { loadMoreLabels } from './pagination.labels.ts';
import { useNearScreen } from './use-near-screen.ts';
import type { ComponentProps, RefObject } from 'react';
import type { LoadMoreLabels } from './pagination.labels.ts';

/**
 * Below a list that grows: how much of it is shown, and a button for more, which with `auto` is as good as
 * pressed when it comes near the screen. When all is shown the button goes, and hands its focus to the count.
 *
 * Renders a `<div>`. Style it through `[data-loading]` and `[data-complete]`.
 */
export function LoadMore({
  shown,
  total,
  loading = false,
  auto = false,
  onLoadMore,
  labels,
  className,
  ...props
}: LoadMoreProps) {
  const words = { ...loadMoreLabels, ...labels };
  const count = useRef<HTMLParagraphElement>(null);
  const isComplete = total !== undefined && shown !== undefined && shown >= total;
  const nearScreen = useNearScreen(auto && !loading && !isComplete, onLoadMore);
  return (
    <div
      {...props}
      data-slot="load-more"
      data-loading={loading ? '' : undefined}
      data-complete={isComplete ? '' : undefined}
      className={cn('sb-load-more', className)}
    >
      {shown !== undefined && (
        <p ref={count} role="status" tabIndex={-1} data-slot="load-more-count" className="sb-load-more-count">
          {words.count(shown, total)}
        </p>
      )}
      {!isComplete && (
        <div ref={nearScreen}>
          <MoreButton heir={count} loading={loading} loadingLabel={words.loading} onClick={onLoadMore}>
            {words.more}
          </MoreButton>
        </div>
      )}
    </div>
  );
}

/** A button that leaves its focus to another element when it goes. */
function MoreButton({
  heir,
  ...props
}: ComponentProps<typeof Button> & { readonly heir: RefObject<HTMLElement | null> }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const next = heir.current;
    return () => {
      if (element !== null && element === document.activeElement) next?.focus({ preventScroll: true });
    };
  }, [heir]);
  return <Button {...props} ref={button} variant="secondary" />;
}

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many are on the page; left out where the list says so itself, as a table does. */
  readonly shown?: number | undefined;
  /** How many there are; left out while nobody knows. */
  readonly total?: number | undefined;
  /** More are on their way. */
  readonly loading?: boolean;
  /** Asks as soon as it comes near the screen. */
  readonly auto?: boolean;
  readonly onLoadMore: () => void;
  readonly labels?: Partial<LoadMoreLabels> | undefined;
}
