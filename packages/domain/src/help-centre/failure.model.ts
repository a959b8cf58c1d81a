import { sample } from 'effector';
import { notify } from '../platform/notifications/index.ts';
import { $panel } from './panel.model.ts';

/** Name of the action that reloads the page. */
export const reloadAction = 'help-center-reload';

// When the panel fails, offer to reload the page (specification 001, section 8).
sample({
  clock: $panel.map(({ status }) => status).updates.filter({ fn: (status) => status === 'failed' }),
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'help-center.failed' },
    action: { name: reloadAction, label: { key: 'action.reload' } },
  }),
  target: notify,
});
