import * as Dialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { useReturnFocus } from '../internals/use-return-focus.ts';
import { commandPaletteLabels } from './command-palette.labels.ts';
import { CommandPanel } from './command-panel.tsx';
import type { ComponentProps } from 'react';
import type { Command } from './command.ts';
import type { CommandPaletteLabels } from './command-palette.labels.ts';

const noRecentIds: readonly string[] = [];

/**
 * A searchable list of commands. Open it with `useHotkey('mod+k', …)` and from a button.
 *
 * Renders a `<div role="dialog">`. A command runs after the palette has closed and restored the focus. A
 * dialog that the command opens can therefore return focus to the right element. Style it through
 * `[data-slot=command-palette]` and `[data-slot=command-option]`.
 */
export function CommandPalette<Item extends Command = Command>({
  open,
  onOpenChange,
  commands,
  recentIds = noRecentIds,
  findCommands,
  onCommandRun,
  labels: labelOverrides,
  className,
  ...props
}: CommandPaletteProps<Item>) {
  const labels = { ...commandPaletteLabels, ...labelOverrides };
  const { onOpenAutoFocus: rememberOpener, onCloseAutoFocus } = useReturnFocus();
  const pickedCommand = useRef<Item | null>(null);
  // Remembers the opener before the search field takes the focus on mount.
  useLayoutEffect(() => {
    if (open) rememberOpener();
  }, [open, rememberOpener]);

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay data-slot="command-palette-overlay" className="sb-confirm-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          {...props}
          data-slot="command-palette"
          className={cn('sb-command-palette', className)}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            const command = pickedCommand.current;
            pickedCommand.current = null;
            if (command) onCommandRun(command);
          }}
          onEscapeKeyDown={(event) => {
            if (event.isComposing) event.preventDefault();
          }}
        >
          <Dialog.Title className="sr-only">{labels.title}</Dialog.Title>
          <CommandPanel
            {...{ commands, recentIds, findCommands, labels }}
            closeButton={
              <Dialog.Close aria-label={labels.close} className="sb-close">
                <CloseIcon />
              </Dialog.Close>
            }
            onPick={(command) => {
              pickedCommand.current = command;
              onOpenChange(false);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface CommandPaletteProps<Item extends Command = Command> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly commands: readonly Item[];
  /** Ids of recently used commands, newest first. They are listed first while the search is empty. */
  readonly recentIds?: readonly string[];
  /**
   * Returns further commands for the typed text, such as opening the order whose id it is. They are listed last,
   * except those whose id is already listed.
   */
  readonly findCommands?: ((query: string) => readonly Item[]) | undefined;
  /** Called with the selected command after the palette has closed. */
  readonly onCommandRun: (command: Item) => void;
  readonly labels?: Partial<CommandPaletteLabels> | undefined;
}
