import { sample } from 'effector';
import { createGate } from 'effector-react';
import { guestEntered } from '@saddlebag/domain/guest';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { guestTexts } from './texts.ts';

/** Open while the way in for guests is on display. */
export const GuestEntryGate = createGate();

sample({
  clock: GuestEntryGate.open,
  fn: () => ({ tag: 'en', texts: guestTexts }),
  target: textsRegistered,
});

// A guest goes on to the request.
sample({ clock: guestEntered, fn: () => ({ path: paths.request() }), target: navigateFx });
