import { useGate, useUnit } from 'effector-react';
import { lazyPart } from '../../lazy-part.tsx';
import { ShortcutsGate } from '../../shortcuts/index.ts';
import { $hasOpenedLayer } from './commands.model.ts';

const CommandLayers = lazyPart(async () => (await import('./command-layers.tsx')).CommandLayers);

/** Lets the keyboard shortcuts work, and shows the palette and the list of shortcuts when they are opened. */
export function CommandHost() {
  useGate(ShortcutsGate);
  const hasOpened = useUnit($hasOpenedLayer);
  return hasOpened && <CommandLayers />;
}
