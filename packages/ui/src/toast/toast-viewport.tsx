import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
import { useEffect, useRef } from 'react';
import { cn } from '../internals/cn.ts';
import { ToastAnnouncer } from './toast-announcer.tsx';
import { ToastItem } from './toast-item.tsx';
import { usePause } from './use-pause.ts';
import type { ComponentProps } from 'react';
import type { ToastDismissal, ToastMessage } from './toast-message.ts';

/** Words of the viewport. */
export interface ToastLabels {
  /** Names the region; F6 leads to it. */
  readonly region: string;
  readonly close: string;
  readonly more: (count: number) => string;
}

const defaultLabels: ToastLabels = {
  region: 'Notifications',
  close: 'Dismiss',
  more: (count) => `${count} more`,
};

/** More at once would cover the work. */
const mostVisible = 3;

/**
 * Shows messages in the lower corner at the start of the line, at the top on phones. It holds none
 * itself: a store gives `toasts`, oldest first, and hears through `onDismiss` when one has to go.
 *
 * Renders a `<section>`; mount it once, near the root, before there is anything to say. It belongs to no
 * dialog, yet stays alive above one: a press on it closes nothing and nothing hides it from screen
 * readers. The newest three are shown; the time of the others waits.
 */
export function ToastViewport({
  toasts,
  onDismiss,
  labels = defaultLabels,
  className,
  ...props
}: ToastViewportProps) {
  const list = useRef<HTMLOListElement>(null);
  const { paused, handlers } = usePause();
  const unique = [...new Map(toasts.map((toast) => [toast.id, toast])).values()];
  const visible = unique.slice(-mostVisible);
  const waiting = unique.length - visible.length;

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.isComposing) return;
      const target = list.current?.querySelector<HTMLElement>('button');
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => {
      document.removeEventListener('keydown', focusRegion);
    };
  }, []);

  return (
    // `aria-live` keeps the region from being hidden with the rest of the page below a modal dialog.
    <DismissableLayerBranch
      {...props}
      {...handlers}
      role="region"
      aria-label={labels.region}
      aria-live="off"
      data-slot="toast-viewport"
      className={cn('sb-toast-viewport', className)}
      onKeyDown={(event) => {
        const newest = visible.at(-1);
        if (event.key !== 'Escape' || newest === undefined) return;
        event.stopPropagation();
        onDismiss(newest.id, 'escape');
      }}
    >
      <ToastAnnouncer toasts={visible} />
      {waiting > 0 && (
        <p data-slot="toast-more" className="sb-toast-more">
          {labels.more(waiting)}
        </p>
      )}
      <ol ref={list} className="sb-toast-list">
        {visible.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={paused}
            closeLabel={labels.close}
            onDismiss={onDismiss}
          />
        ))}
      </ol>
    </DismissableLayerBranch>
  );
}

export interface ToastViewportProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Oldest first. */
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: string, reason: ToastDismissal) => void;
  readonly labels?: ToastLabels | undefined;
}
