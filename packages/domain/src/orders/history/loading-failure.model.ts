import { sample } from 'effector';
import { notify } from '../../platform/notifications/index.ts';
import { toFailureToast } from './failure-toast.ts';
import { pageFailed } from './loading.model.ts';

// When loading fails, show the service's message. An unauthorized call usually ends the session, which shows
// its own notification.
sample({
  clock: pageFailed,
  filter: ({ kind }) => kind !== 'unauthorized',
  fn: toFailureToast,
  target: notify,
});
