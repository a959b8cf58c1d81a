import { useState } from 'react';
import { Button } from '@saddlebag/ui/button';
import { portalCommands } from '../../packages/ui/src/command-palette/examples/commands.tsx';
import { CommandPalette } from '../../packages/ui/src/command-palette/index.ts';

const noRecentIds: readonly string[] = [];

/** A command palette that opens from a button. A keyboard shortcut would open it in both theme panes. */
export function CommandSpecimen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        Commands
      </Button>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        commands={portalCommands}
        recentIds={noRecentIds}
        onCommandRun={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
