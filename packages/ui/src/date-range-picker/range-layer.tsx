import * as Dialog from '@radix-ui/react-dialog';
import * as Popover from '@radix-ui/react-popover';
import { CloseIcon } from '../icon/index.ts';
import type { ReactNode } from 'react';

const focusCheckedRadio = (event: Event) => {
  const content = event.currentTarget;
  const checkedRadio =
    content instanceof HTMLElement ? content.querySelector<HTMLElement>('input:checked') : null;
  if (!checkedRadio) return;
  event.preventDefault();
  checkedRadio.focus();
};

const ignoreEscapeWhileComposing = (event: KeyboardEvent) => {
  if (event.isComposing) event.preventDefault();
};

const layerProps = { onOpenAutoFocus: focusCheckedRadio, onEscapeKeyDown: ignoreEscapeWhileComposing };

/**
 * The container of the panel: a popover beside the trigger, or a full-screen dialog on phones. Renders a
 * `<div role="dialog">`.
 */
export function RangeLayer({ isNarrow, title, closeLabel, children }: RangeLayerProps) {
  if (!isNarrow) {
    return (
      <Popover.Portal>
        <Popover.Content
          {...layerProps}
          aria-label={title}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          data-slot="date-range-panel"
          className="sb-range-panel sb-range-popover"
        >
          {children(null)}
        </Popover.Content>
      </Popover.Portal>
    );
  }
  return (
    <Dialog.Portal>
      <Dialog.Content
        {...layerProps}
        aria-describedby={undefined}
        data-slot="date-range-panel"
        className="sb-range-panel sb-range-screen"
      >
        {children(
          <div className="sb-range-head">
            <Dialog.Title className="sb-range-title">{title}</Dialog.Title>
            <Dialog.Close aria-label={closeLabel} className="sb-close">
              <CloseIcon />
            </Dialog.Close>
          </div>,
        )}
      </Dialog.Content>
    </Dialog.Portal>
  );
}

interface RangeLayerProps {
  readonly isNarrow: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: (heading: ReactNode) => ReactNode;
}
