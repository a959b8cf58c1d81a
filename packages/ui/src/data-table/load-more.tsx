import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** The words of the button. */
export interface LoadMoreLabels {
  readonly more: string;
  readonly loading: string;
}

const defaultLabels: LoadMoreLabels = { more: 'Load more', loading: 'Loading more' };

/**
 * Stands after the last row and brings the next ones: when it comes near the screen by itself with
 * `auto`, else when it is pressed. Renders a `<div>` with a button, so that a keyboard need not scroll.
 */
export function LoadMore({
  onMore,
  loading = false,
  auto = false,
  labels = defaultLabels,
  className,
  ...props
}: LoadMoreProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });

  useEffect(() => {
    if (!button || !auto || loading || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
      },
      { rootMargin: '200px' },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  }, [button, auto, loading]);

  return (
    <div {...props} data-slot="load-more" className={cn('sb-load-more', className)}>
      <Button
        ref={setButton}
        variant="ghost"
        loading={loading}
        loadingLabel={labels.loading}
        onClick={() => {
          onMore();
        }}
      >
        {labels.more}
      </Button>
    </div>
  );
}

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Asks for the next rows. Leave `LoadMore` out when there are none. */
  readonly onMore: () => void;
  /** They are on their way. */
  readonly loading?: boolean;
  /** Asks as soon as it comes near the screen. */
  readonly auto?: boolean;
  readonly labels?: LoadMoreLabels | undefined;
}
