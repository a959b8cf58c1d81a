import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { cn } from '../internals/cn.ts';
import { ToastAnnouncer } from './toast-announcer.tsx';
import { ToastItem } from './toast-item.tsx';
import { usePause } from './use-pause.ts';
import { useToastPlace } from './use-toast-place.ts';
import type { ComponentProps } from 'react';
import type { ToastDismissal, ToastMessage } from './toast-message.ts';

export interface ToastLabels {
  /** Accessible name of the region. F6 moves focus into the region. */
  readonly region: string;
  readonly close: string;
  readonly more: (count: number) => string;
}

const defaultLabels: ToastLabels = {
  region: 'Notifications',
  close: 'Dismiss',
  more: (count) => `${count} more`,
};

/** Maximum number of visible toasts. More would cover the page. */
const maxVisible = 3;

/**
 * Shows toasts in the bottom start corner, or at the top on phones. If the corner has controls that can be pressed, the
 * toasts move to the nearest place without any. If there is none, the page makes room above itself: `--sb-toast-space`
 * on the root element is its height, for elements that stick to the top.
 *
 * The viewport is controlled: a store supplies `toasts`, oldest first, and removes a toast when `onDismiss` is called.
 * Only the newest three are visible. The countdown of an older toast starts when the toast becomes visible.
 *
 * Renders a `<div role="region">`. Mount it once, near the root, before the first toast. It stays usable
 * above a modal dialog: pressing a toast does not close the dialog, and the dialog does not hide the toasts
 * from screen readers.
 */
export function ToastViewport({
  toasts,
  onDismiss,
  labels = defaultLabels,
  className,
  ref,
  ...props
}: ToastViewportProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => viewport.current);
  const { paused, handlers } = usePause();
  const unique = [...new Map(toasts.map((toast) => [toast.id, toast])).values()];
  const visible = unique.slice(-maxVisible);
  const waiting = unique.length - visible.length;
  useToastPlace(viewport, visible.map(({ id, message }) => `${id} ${message}`).join('\n'));

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
    // A modal dialog hides the rest of the page from screen readers, but not elements with `aria-live`.
    <DismissableLayerBranch
      {...props}
      {...handlers}
      ref={viewport}
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
  /** The toasts to show, oldest first. */
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: string, reason: ToastDismissal) => void;
  readonly labels?: ToastLabels | undefined;
}
