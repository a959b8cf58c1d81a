import { useState } from 'react';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { someCommands } from '../../packages/ui/src/command-palette/examples/commands.tsx';
import { CommandPalette } from '../../packages/ui/src/command-palette/index.ts';

const nothing: readonly string[] = [];

/** The palette behind a button: there are two sheets, and keys would open it on both. */
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
        commands={someCommands}
        recentIds={nothing}
        onCommandRun={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
