import type { CountryCode } from '../../../contracts/market.ts';
import ar from './corpus/ar.json' with { type: 'json' };
import bn from './corpus/bn.json' with { type: 'json' };
import el from './corpus/el.json' with { type: 'json' };
import en from './corpus/en.json' with { type: 'json' };
import es from './corpus/es.json' with { type: 'json' };
import fil from './corpus/fil.json' with { type: 'json' };
import it from './corpus/it.json' with { type: 'json' };
import ja from './corpus/ja.json' with { type: 'json' };
import ms from './corpus/ms.json' with { type: 'json' };
import th from './corpus/th.json' with { type: 'json' };
import ur from './corpus/ur.json' with { type: 'json' };
import zh from './corpus/zh.json' with { type: 'json' };
import type { MessageLabels } from './labelled-messages.ts';

/** A message of the corpus. Writers who did not see the parser wrote and labelled it. */
export interface CorpusMessage {
  readonly id: string;
  readonly language: string;
  /** Country of the vendor that receives the message. */
  readonly country: CountryCode;
  /** The kind of writer or of message, such as 'polite aunty' or 'bank sms'. */
  readonly voice: string;
  /** False for messages that are no orders, such as bank alerts. All their labels are null. */
  readonly isOrder: boolean;
  readonly text: string;
  readonly labels: MessageLabels;
}

/** The messages to train the parser with. Invented: all people, streets and numbers are fictional. */
export const corpusMessages = [
  ...en,
  ...bn,
  ...ur,
  ...ar,
  ...th,
  ...zh,
  ...es,
  ...el,
  ...ja,
  ...it,
  ...ms,
  ...fil,
] as readonly CorpusMessage[];

/** Number of folds of the cross-validation. */
export const foldCount = 5;

/**
 * Returns the fold of a message, from 0 to `foldCount` − 1. All messages of a writer are in the same fold, because a
 * parser also knows the habits of the writers that it learned from. The letter between hyphens in the id names the
 * writer.
 */
export const foldOf = ({ id }: Pick<CorpusMessage, 'id'>): number =>
  (id.split('-')[1]?.charCodeAt(0) ?? 0) % foldCount;
