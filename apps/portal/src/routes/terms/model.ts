import { sample } from 'effector';
import { createGate } from 'effector-react';
import { termsPages } from '@saddlebag/domain/contracts';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { $market } from '@saddlebag/domain/vendors';
import { termsTexts } from './texts.ts';

/** Open while the terms are on display. */
export const TermsGate = createGate();

/** Where the terms of the vendor's country stand, or those of the build's country; null when it has none of its own. */
export const $countryTerms = $market.map(({ country }) => termsPages[country] ?? null);

// The English of the terms comes with their code.
sample({ clock: TermsGate.open, fn: () => ({ tag: 'en', texts: termsTexts }), target: textsRegistered });
