import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { ignoreSecondPress } from '../internals/ignore-second-press.ts';
import { useReturnFocus } from '../internals/use-return-focus.ts';
import type { ComponentProps, ReactNode } from 'react';

export interface ConfirmDialogLabels {
  readonly cancel: string;
  readonly submit: string;
  readonly close: string;
}

const defaultConfirmLabels: ConfirmDialogLabels = {
  cancel: 'Cancel',
  submit: 'Confirm',
  close: 'Close',
};

/**
 * Asks for confirmation of an important action.
 *
 * Renders a `<div role="alertdialog">`. Escape and the close button cancel. A click outside does not close it.
 * Initial focus is on cancel if `tone` is `danger`, otherwise on submit. While `pending`, it stays open and
 * its buttons are disabled.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  tone = 'neutral',
  pending = false,
  onSubmit,
  labels: customLabels,
  className,
  children,
  ...props
}: ConfirmDialogProps) {
  const labels = { ...defaultConfirmLabels, ...customLabels };
  const submitButton = useRef<HTMLButtonElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const changeOpen = (nextOpen: boolean) => {
    if (!pending) onOpenChange(nextOpen);
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={changeOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay data-slot="confirm-dialog-overlay" className="sb-confirm-overlay" />
        <AlertDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
          data-slot="confirm-dialog"
          data-tone={tone}
          data-pending={pending ? '' : undefined}
          aria-busy={pending || undefined}
          className={cn('sb-confirm', className)}
          onClickCapture={ignoreSecondPress}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            // In a field inside the dialog, Escape may cancel an IME composition. It must not close the
            // dialog.
            if (event.isComposing) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            if (tone === 'danger') return;
            event.preventDefault();
            submitButton.current?.focus({ preventScroll: true });
          }}
        >
          <AlertDialog.Title data-slot="confirm-dialog-title" className="sb-confirm-title">
            {title}
          </AlertDialog.Title>
          {description && (
            <AlertDialog.Description
              data-slot="confirm-dialog-description"
              className="sb-confirm-description"
            >
              {description}
            </AlertDialog.Description>
          )}
          {children}
          <div data-slot="confirm-dialog-actions" className="sb-confirm-actions">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {labels.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              ref={submitButton}
              variant={tone === 'danger' ? 'danger' : 'primary'}
              loading={pending}
              onClick={onSubmit}
            >
              {labels.submit}
            </Button>
          </div>
          <button
            type="button"
            data-slot="confirm-dialog-close"
            className="sb-close sb-confirm-close"
            aria-label={labels.close}
            disabled={pending}
            onClick={() => {
              changeOpen(false);
            }}
          >
            <CloseIcon />
          </button>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'> {
  readonly open: boolean;
  /**
   * Called with `false` when the user presses the cancel button, the close button or Escape. Not called while
   * `pending`.
   */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `danger` for actions that cannot be undone. */
  readonly tone?: 'neutral' | 'danger';
  /** True while the confirmed action is running. */
  readonly pending?: boolean;
  readonly onSubmit: () => void;
  readonly labels?: Partial<ConfirmDialogLabels> | undefined;
  readonly className?: string | undefined;
  /** Content between the description and the buttons, such as a field for a reason. */
  readonly children?: ReactNode;
}
