import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { CommandPalette, useHotkey } from '../index.ts';
import { portalCommands } from './commands.tsx';
import type { Command } from '../index.ts';

/** Opens from a button, or with Ctrl+K (Cmd+K) anywhere on the page. */
export function PortalPalette({ commands = portalCommands, recentIds = ['ghor'] }: PortalPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [lastCommand, setLastCommand] = useState('nothing yet');
  useHotkey('mod+k', () => {
    setOpen(true);
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        Commands
      </Button>
      <output>Done: {lastCommand}</output>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        commands={commands}
        recentIds={recentIds}
        onCommandRun={({ label }) => {
          setLastCommand(label);
        }}
      />
    </div>
  );
}

interface PortalPaletteProps {
  readonly commands?: readonly Command[];
  readonly recentIds?: readonly string[];
}
