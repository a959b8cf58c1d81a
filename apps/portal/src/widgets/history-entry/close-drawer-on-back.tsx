import { useDrawerClose } from '@saddlebag/ui/drawer';
import { HistoryEntry } from './history-entry.tsx';

/**
 * Lets Back close the drawer around it instead of leaving the screen. A dirty drawer asks first. Renders nothing.
 * `name` identifies the drawer in the browser history.
 */
export function CloseDrawerOnBack({ name }: { name: string }) {
  return <HistoryEntry name={name} onBack={useDrawerClose()} />;
}
