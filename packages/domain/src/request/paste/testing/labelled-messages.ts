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

/** The values that a human reader finds in a message. Null if a value is missing. */
export interface MessageLabels {
  readonly name: string | null;
  /** In E.164 format. */
  readonly phone: string | null;
  /** As written, without the unit. Line breaks are replaced by commas. */
  readonly address: string | null;
  /** The flat, the floor or both, including words such as "flat". */
  readonly unit: string | null;
  /** In major units of the currency. */
  readonly amount: number | null;
  readonly paymentMethod: PaymentMethod | null;
  /** Instructions to the rider, without greetings, items or the order number. */
  readonly note: string | null;
  readonly point: Point | null;
}

export interface LabelledMessage {
  /** Language, number of the sentence shape, and a letter per message of that shape, such as `bn-07b`. */
  readonly id: string;
  readonly kind: 'chat-message' | 'pos-slip' | 'map-link';
  /** Country of the vendor that receives the message. */
  readonly country: CountryCode;
  readonly text: string;
  readonly labels: MessageLabels;
}

/** Invented messages. All people, streets and numbers are fictional. */
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

/** Computes a 32-bit FNV-1a hash. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
};

/**
 * Returns true if the parser may be tuned to a message. All other messages are held out for scoring: do not
 * read them when you change the parser. All messages of one sentence shape are in the same set, so the
 * held-out set contains only unseen shapes.
 */
export const isInTuningSet = ({ id }: Pick<LabelledMessage, 'id'>): boolean =>
  (hashText(id.slice(0, -1)) >>> 7) % 2 === 0;
