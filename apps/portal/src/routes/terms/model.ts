import { termsPageUrls } from '@saddlebag/domain/contracts';
import { $market } from '@saddlebag/domain/vendors';
import './texts.ts';

/** The URL of the country's own terms, or null. Signed-out visitors get those of the build's country. */
export const $countryTermsUrl = $market.map(({ country }) => termsPageUrls[country] ?? null);
