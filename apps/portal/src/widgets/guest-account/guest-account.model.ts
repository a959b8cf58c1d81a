import { sample } from 'effector';
import { createGate } from 'effector-react';
import { guestAccountWanted, guestShown } from '@saddlebag/domain/guest-orders';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import '../guest-entry/texts.ts';

/** Open while something is on display that only guests see. */
export const GuestGate = createGate();

sample({ clock: GuestGate.open, fn: () => undefined, target: guestShown });

// Whoever wants an account goes to its form, which begins with what is known of the business.
sample({ clock: guestAccountWanted, fn: () => ({ path: paths.register() }), target: navigateFx });
