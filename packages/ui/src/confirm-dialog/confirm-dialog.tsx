import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/close-icon.tsx';
import { cn } from '../internals/cn.ts';
import { useReturnFocus } from '../internals/use-return-focus.ts';
import type { ComponentProps, ReactNode } from 'react';

/** Words of a confirm dialog. */
export interface ConfirmDialogLabels {
  readonly cancel: string;
  readonly submit: string;
  readonly close: string;
}

export const defaultConfirmLabels: ConfirmDialogLabels = {
  cancel: 'Cancel',
  submit: 'Confirm',
  close: 'Close',
};

/**
 * Asks once more before something that matters.
 *
 * Renders a `<div role="alertdialog">`. A press outside does not close it; Escape and the cross mean
 * cancel. A `danger` question puts the focus on cancel, any other on submit. While `pending` it stays
 * open and takes no second answer.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  tone = 'neutral',
  pending = false,
  onSubmit,
  labels,
  className,
  children,
  ...props
}: ConfirmDialogProps) {
  const words = { ...defaultConfirmLabels, ...labels };
  const submit = useRef<HTMLButtonElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const cancel = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={cancel}>
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
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            // Escape ends the composition of a word first, in a field between description and buttons.
            if (event.isComposing) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            if (tone === 'danger') return;
            event.preventDefault();
            submit.current?.focus({ preventScroll: true });
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
                {words.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              ref={submit}
              variant={tone === 'danger' ? 'danger' : 'primary'}
              loading={pending}
              onClick={onSubmit}
            >
              {words.submit}
            </Button>
          </div>
          <button
            type="button"
            data-slot="confirm-dialog-close"
            className="sb-close sb-confirm-close"
            aria-label={words.close}
            disabled={pending}
            onClick={() => {
              cancel(false);
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
  /** Cancel, Escape and the cross ask for `false`. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'neutral' | 'danger';
  /** The answer is being carried out. */
  readonly pending?: boolean;
  readonly onSubmit: () => void;
  readonly labels?: Partial<ConfirmDialogLabels> | undefined;
  readonly className?: string | undefined;
  /** Anything between the description and the buttons, such as the reason of a cancellation. */
  readonly children?: ReactNode;
}
