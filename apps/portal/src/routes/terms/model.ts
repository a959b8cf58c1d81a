import { termsPages } from '@saddlebag/domain/contracts';
import { $market } from '@saddlebag/domain/vendors';
import './texts.ts';

/** Where the terms of the vendor's country stand, or those of the build's country; null when it has none of its own. */
export const $countryTerms = $market.map(({ country }) => termsPages[country] ?? null);
