import { sample } from 'effector';
import { createGate } from 'effector-react';
import { guestAccountRequested, guestScreenOpened } from '@saddlebag/domain/guest-orders';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import '../guest-entry/texts.ts';

/** Open while a guest-only component is mounted. */
export const GuestGate = createGate();

sample({ clock: GuestGate.open, fn: () => undefined, target: guestScreenOpened });

// When a guest wants an account, open the registration. Its form is prefilled with the guest's business.
sample({ clock: guestAccountRequested, fn: () => ({ path: paths.register() }), target: navigateFx });
