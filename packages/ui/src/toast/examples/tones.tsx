import { ToastViewport } from '../toast-viewport.tsx';
import type { ToastMessage } from '../toast-message.ts';

const toasts: readonly ToastMessage[] = [
  { id: '1', tone: 'info', message: 'You are now disconnected.', duration: Infinity },
  { id: '2', tone: 'success', message: 'The rider is on the way.', duration: Infinity },
  { id: '3', tone: 'warning', message: 'A newer version is out. The page reloads soon.', duration: Infinity },
  {
    id: '4',
    tone: 'error',
    message: 'We cannot deliver that order there.',
    duration: Infinity,
    action: { label: 'Change address', onPress: () => undefined },
  },
];

/** Four toasts: three are visible, and the viewport shows that one more is waiting. */
export function ToastTones() {
  return <ToastViewport toasts={toasts} onDismiss={() => undefined} />;
}
