import { forgetfulJournal, type Journal, type JournalRow } from './journal.ts';
import { createOrderIndex, type OrderIndex } from './order-index.ts';
import { tableNames, type Change, type StoredOrder, type TableName, type Tables } from './tables.ts';

/**
 * The service's records. Reads come from memory; every write also goes to the journal, as one transaction. Whoever
 * answers a call waits for `settled` first, so what was ever told to anybody is what a restarted process finds.
 */
export interface Store {
  find<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  all<Name extends TableName>(table: Name): Iterable<Tables[Name]>;
  readonly orders: OrderIndex;
  /** Makes all changes or, when the journal refuses them, none. */
  save(changes: readonly Change[]): void;
  /** When everything saved so far is written down; undefined when it is already. */
  settled(): Promise<void> | undefined;
  /** Forgets everything. */
  clear(): void;
  close(): void;
}

type Rows = { readonly [Name in TableName]: Map<string, Tables[Name]> };

const emptyRows = (): Rows => ({
  account: new Map(),
  vendor: new Map(),
  session: new Map(),
  refreshToken: new Map(),
  order: new Map(),
  customer: new Map(),
  card: new Map(),
  payment: new Map(),
  answer: new Map(),
  passwordReset: new Map(),
  message: new Map(),
  value: new Map(),
});

const orderTexts = new WeakMap<StoredOrder, string>();

/** The order as JSON on the wire; made once for each state of an order. */
export const orderText = (order: StoredOrder): string => {
  const known = orderTexts.get(order);
  if (known !== undefined) return known;
  const text = JSON.stringify(order.wire);
  orderTexts.set(order, text);
  return text;
};

const toRow = (change: Change): JournalRow => {
  if ('removed' in change) return { table: change.table, id: change.removed, body: null };
  const { table, record } = change;
  if (table !== 'order') return { table, id: record.id, body: JSON.stringify(record) };
  // The text of the wire part is needed for answers anyway: writing it twice would cost more than joining it here.
  const { wire: _wire, ...rest } = record;
  return { table, id: record.id, body: `${JSON.stringify(rest).slice(0, -1)},"wire":${orderText(record)}}` };
};

/** Opens the store over a journal; without one it is in memory only. */
export const createStore = (journal: Journal = forgetfulJournal): Store => {
  let rows = emptyRows();
  const orders = createOrderIndex((id) => rows.order.get(id));

  let settled: Promise<void> | undefined;

  const apply = (change: Change): void => {
    const table: Map<string, unknown> = rows[change.table];
    if ('removed' in change) {
      if (change.table === 'order') orders.remove(change.removed);
      table.delete(change.removed);
      return;
    }
    table.set(change.record.id, change.record);
    if (change.table === 'order') orders.put(change.record);
  };

  for (const row of journal.load()) {
    if (row.body === null || !tableNames.includes(row.table)) continue;
    const record: unknown = JSON.parse(row.body);
    apply({ table: row.table, record } as Change);
  }

  return {
    find: (table, id) => rows[table].get(id),
    all: (table) => rows[table].values(),
    orders,
    save(changes) {
      const written = journal.commit(changes.map(toRow));
      for (const change of changes) apply(change);
      if (written === undefined || written === settled) return;
      settled = written;
      void written.then(() => {
        if (settled === written) settled = undefined;
      });
    },
    settled: () => settled,
    clear() {
      journal.clear();
      rows = emptyRows();
      orders.clear();
    },
    close: () => journal.close(),
  };
};
