import type { StoredWeights } from '../tagger/stored-weights.ts';
import type { Weights } from '../learning/weights.ts';
import amount from './amount.json' with { type: 'json' };
import gate from './gate.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import phone from './phone.json' with { type: 'json' };
import tagger from './tagger.json' with { type: 'json' };

/** The learned weights of the parser. `npm run paste:train` writes them. */
export interface PasteWeights {
  /** Decides whether a message is an order. */
  readonly gate: Weights;
  readonly phone: Weights;
  readonly amount: Weights;
  readonly payment: Weights;
  /** Finds name, address, unit and note. */
  readonly tagger: StoredWeights;
}

export const pasteWeights: PasteWeights = { gate, phone, amount, payment, tagger };
