import { memoryJournal, type Journal, type JournalRow } from './journal.ts';
import { createOrderIndex, type OrderIndex } from './order-index.ts';
import { tableNames, type Change, type StoredOrder, type TableName, type Tables } from './tables.ts';

/**
 * The service's records. Reads come from memory. Each write also goes to the journal, as one transaction.
 * Handlers wait for `settled` before they respond, so a restarted process has every change that a client has
 * seen.
 */
export interface Store {
  find<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  all<Name extends TableName>(table: Name): Iterable<Tables[Name]>;
  readonly orders: OrderIndex;
  /** Applies all changes, or none if the journal throws. */
  save(changes: readonly Change[]): void;
  /** Resolves when all saved changes are durable. Undefined if they already are. */
  settled(): Promise<void> | undefined;
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
  orderLink: new Map(),
  customer: new Map(),
  card: new Map(),
  payment: new Map(),
  answer: new Map(),
  passwordReset: new Map(),
  message: new Map(),
  value: new Map(),
  bulkJob: new Map(),
  bulkRow: new Map(),
});

const cachedOrderJson = new WeakMap<StoredOrder, string>();

/** Returns an order in wire format as JSON. Orders are immutable, so the text is cached per object. */
export const orderJson = (order: StoredOrder): string => {
  const cached = cachedOrderJson.get(order);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(order.wire);
  cachedOrderJson.set(order, text);
  return text;
};

/** The journal only contains rows written by `toRow`, so the record has the type of its table. */
const loadedChange = (table: TableName, record: unknown): Change => ({ table, record }) as Change;

const toRow = (change: Change): JournalRow => {
  if ('removed' in change) return { table: change.table, id: change.removed, body: null };
  const { table, record } = change;
  if (table !== 'order') return { table, id: record.id, body: JSON.stringify(record) };
  // Responses need the text of `wire` as well. Inserting the cached text is cheaper than serializing `wire`
  // twice.
  const { wire: _wire, ...rest } = record;
  return { table, id: record.id, body: `${JSON.stringify(rest).slice(0, -1)},"wire":${orderJson(record)}}` };
};

/** Creates a store and loads the journal's rows into it. Without a journal, nothing is persisted. */
export const createStore = (journal: Journal = memoryJournal): Store => {
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
    apply(loadedChange(row.table, record));
  }

  return {
    find: (table, id) => rows[table].get(id),
    all: (table) => rows[table].values(),
    orders,
    save(changes) {
      const pendingWrite = journal.commit(changes.map(toRow));
      for (const change of changes) apply(change);
      if (pendingWrite === undefined || pendingWrite === settled) return;
      settled = pendingWrite;
      void pendingWrite.then(() => {
        if (settled === pendingWrite) settled = undefined;
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
