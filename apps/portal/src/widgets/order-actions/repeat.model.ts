import { sample } from 'effector';
import { requestReady } from '@saddlebag/domain/repeat';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import './texts.ts';

// When a repeated order has filled in a request, open the request screen.
sample({
  clock: requestReady,
  fn: ({ vendorId }) => ({ path: paths.request(vendorId) }),
  target: navigateFx,
});
