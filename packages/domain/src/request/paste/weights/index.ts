import { readTable, type StoredTable, type Weights } from '../learning/stored-table.ts';
import { readWeights, type StoredWeights, type TaggerWeights } from '../tagger/stored-weights.ts';
import amount from './amount.json' with { type: 'json' };
import gate from './gate.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import phone from './phone.json' with { type: 'json' };
import tagger from './tagger.json' with { type: 'json' };

/** The learned weights of the parser. */
export interface PasteWeights {
  /** Decides whether a message is an order. */
  readonly gate: Weights;
  readonly phone: Weights;
  readonly amount: Weights;
  readonly payment: Weights;
  /** Finds name, address, unit and note, and helps to find the payment and to tell orders from other messages. */
  readonly tagger: TaggerWeights;
}

/** The weights as their JSON files hold them. `npm run paste:train` writes them. */
export interface StoredPasteWeights {
  readonly gate: StoredTable;
  readonly phone: StoredTable;
  readonly amount: StoredTable;
  readonly payment: StoredTable;
  readonly tagger: StoredWeights;
}

export const readPasteWeights = (stored: StoredPasteWeights): PasteWeights => ({
  gate: readTable(stored.gate),
  phone: readTable(stored.phone),
  amount: readTable(stored.amount),
  payment: readTable(stored.payment),
  tagger: readWeights(stored.tagger),
});

export const storedWeights: StoredPasteWeights = { gate, phone, amount, payment, tagger };

export const pasteWeights: PasteWeights = readPasteWeights(storedWeights);
