import { sample } from 'effector';
import { createGate } from 'effector-react';
import { faqFactsOf } from '@saddlebag/domain/contracts';
import { $market } from '@saddlebag/domain/vendors';
import { tourStarted } from '../../widgets/tour/index.ts';
import './texts.ts';

/** Open while the page is mounted. `hasTour` is true if the URL opens the tour. */
export const FaqGate = createGate<{ hasTour: boolean }>();

// When the URL opens the tour, start it.
sample({ clock: FaqGate.state, filter: ({ hasTour }) => hasTour, fn: () => undefined, target: tourStarted });

/** The figures of the vendor's country. Signed-out visitors get those of the build's country. */
export const $faq = $market.map(({ country, currency }) => ({ currency, facts: faqFactsOf(country) }));
