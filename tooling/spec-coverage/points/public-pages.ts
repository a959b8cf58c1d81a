import { linkDaysAfterEnd, proofDays, publicPhases } from '@saddlebag/domain/contracts';
import { pointsOf } from '../point.ts';

/** The pages that recipients open without a session (specification 001, sections 1, 2, 4, 6 and 9). */
export const publicPages = pointsOf('public-page', {
  link: 'A public link opens one order without a session. Its token cannot be guessed.',
  private: 'A public link shows nothing that the recipient does not need.',
  expiry: `A public link works until ${linkDaysAfterEnd} days after its order ended.`,
  guessing: 'An address that guesses tokens is limited.',
  'tracking-phases': `The tracking page shows the phases ${publicPhases.join(', ')}.`,
  'consumer-phases': 'The consumer page shows seven phases, and promises the refund of a cancelled delivery.',
  eta: 'The ETA counts down to the vendor until the collection, then to the recipient. There is none afterwards.',
  receipt:
    'The receipt shows the value of the items and what the recipient paid to the rider, but no fee of the vendor.',
  rider: 'The map, the name and the phone number of the rider show only while the rider is on the way.',
  proofs: `Proofs are kept for ${proofDays} days. After that, a 404 is normal.`,
  language: "A public page is in the browser's language, and in the one that the recipient chooses on it.",
  navigation: 'The public pages have no top navigation.',
  preview: 'Each public page has a title, a description and a preview picture of the brand for chats.',
  prohibited: '/prohibiteditems-c2c lists the prohibited goods, with the value cap of the market.',
});
