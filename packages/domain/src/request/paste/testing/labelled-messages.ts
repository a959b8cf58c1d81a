import type { Point } from '../../../contracts/geo.ts';
import type { CountryCode } from '../../../contracts/market.ts';
import type { PaymentMethod } from '../../../contracts/payment-method.ts';
import ar from './messages/ar.json' with { type: 'json' };
import bn from './messages/bn.json' with { type: 'json' };
import el from './messages/el.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import th from './messages/th.json' with { type: 'json' };
import ur from './messages/ur.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

/** What a person reads out of a message; null where it says nothing. */
export interface MessageLabels {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Its parts as written, joined by commas where the message breaks the line; without the unit. */
  readonly address: string | null;
  /** Flat, floor or both, with the word for it. */
  readonly unit: string | null;
  /** In main units. */
  readonly amount: number | null;
  readonly paymentMethod: PaymentMethod | null;
  /** What the rider should know: not the greeting, the items or the order's number. */
  readonly note: string | null;
  readonly point: Point | null;
}

export interface LabelledMessage {
  /** Language, number of the sentence shape, and a letter for each message of that shape: `bn-07b`. */
  readonly id: string;
  readonly kind: 'chat-message' | 'pos-slip' | 'map-link';
  /** Where the vendor is that receives it. */
  readonly country: CountryCode;
  readonly text: string;
  readonly labels: MessageLabels;
}

/** Invented messages with invented people, streets and numbers. */
export const labelledMessages = [
  ...en,
  ...bn,
  ...ur,
  ...ar,
  ...th,
  ...zh,
  ...es,
  ...el,
] as readonly LabelledMessage[];

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
};

/**
 * Whether the parser may be built on a message. All messages of one sentence shape are on the same side, so that the
 * other half asks for sentences that nobody has tuned anything to. That half is for the score alone: do not read it
 * when you change the parser.
 */
export const isInTuningSet = ({ id }: Pick<LabelledMessage, 'id'>): boolean =>
  (hashOf(id.slice(0, -1)) >>> 7) % 2 === 0;
