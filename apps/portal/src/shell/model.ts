import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { vendorSelected } from '@saddlebag/domain/vendors';
import { navigateFx } from '../navigation.ts';
import { sections } from './sections.tsx';
import { shellTexts } from './shell-texts.ts';

/** Open while a signed-in screen is on display; its state is the outlet that the address names, or null. */
export const VendorGate = createGate<{ vendorId: string | null }>();

/** The vendor chose another outlet to work for. */
export const outletPicked = createEvent<string>();

// The English of the signed-in screens comes with their code; it is what other languages fall back to.
sample({ clock: VendorGate.open, fn: () => ({ tag: 'en', texts: shellTexts }), target: textsRegistered });

// The outlet in use is the one in the address; an address without one keeps the outlet used last.
sample({
  clock: VendorGate.state,
  filter: ({ vendorId }) => Boolean(vendorId),
  fn: ({ vendorId }) => vendorId,
  target: vendorSelected,
});

// When another outlet is picked, the same screen opens for it, in place of the old one.
sample({
  clock: outletPicked,
  fn: (vendorId) => {
    const section = sections.find(({ prefix }) => window.location.pathname.startsWith(prefix)) ?? sections[0];
    return { path: section?.path(vendorId) ?? '/', replace: true };
  },
  target: navigateFx,
});
