import * as Dialog from '@radix-ui/react-dialog';
import { CloseIcon } from '../icon/index.ts';
import { useReturnFocus } from '../internals/use-return-focus.ts';
import { LanguagePanel } from './language-panel.tsx';
import type { ComponentProps } from 'react';

/** The language list as a full-screen sheet for narrow screens. Renders a `<div role="dialog">`. */
export function LanguageSheet({ open, onOpenChange, ...panelProps }: LanguageSheetProps) {
  const returnFocus = useReturnFocus();
  const { labels } = panelProps;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          data-slot="language-sheet"
          className="sb-language-sheet"
          onEscapeKeyDown={(event) => {
            if (event.isComposing) event.preventDefault();
          }}
        >
          <Dialog.Title className="sr-only">{labels.language}</Dialog.Title>
          <LanguagePanel
            {...panelProps}
            end={
              <Dialog.Close aria-label={labels.close} className="sb-close">
                <CloseIcon />
              </Dialog.Close>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface LanguageSheetProps extends ComponentProps<typeof LanguagePanel> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
