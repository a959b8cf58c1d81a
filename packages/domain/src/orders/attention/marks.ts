import * as z from 'zod/mini';
import { limits } from '../../contracts/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { addMinutes } from '../../platform/time/index.ts';
import type { AttentionItem } from './attention-of.ts';

/**
 * What happened to items: `acknowledged` by the vendor, `sound` played, `notification` shown. Each has its own
 * storage key, shared by all tabs of the account.
 */
export type MarkName = 'acknowledged' | 'sound' | 'notification';

const marksSchema = z.record(z.string(), z.object({ kind: z.string(), at: z.number() }));

/** The marked kind of each item, and when it was marked, in Unix milliseconds of the service's clock. */
export type Marks = Readonly<z.output<typeof marksSchema>>;

export const marksKey = (name: MarkName): string => accountKeys.attention + name;

/** Parses stored marks. Returns no marks if the text is damaged. */
export const parseMarks = (text: string | null): Marks => {
  if (text === null) return {};
  try {
    const parsed = z.safeParse(marksSchema, JSON.parse(text));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
};

/**
 * True until the kind of the item changes. A problem that ended and began again is not marked, because it began
 * after the mark.
 */
export const isMarked = (marks: Marks, { id, kind, since }: AttentionItem): boolean => {
  const mark = Object.hasOwn(marks, id) ? marks[id] : undefined;
  return mark?.kind === kind && since <= mark.at;
};

/** Marks items as of the start of each problem. */
export const toMarks = (items: readonly AttentionItem[]): Marks =>
  Object.fromEntries(items.map(({ id, kind, since }) => [id, { kind, at: since }]));

/** Adds marks to the stored ones. Drops marks that are older than any open order. */
export const storeMarks = (
  storage: KeyValueStorage,
  name: MarkName,
  items: readonly AttentionItem[],
  now: number,
): Marks => {
  const stored = Object.entries(parseMarks(storage.read(marksKey(name))));
  // Scheduled orders may be open for the longest time.
  const recent = stored.filter(([, { at }]) => addMinutes(at, limits.preOrderLatestMinutes) > now);
  const marks = Object.fromEntries([
    ...recent,
    ...items.map(({ id, kind }) => [id, { kind, at: now }] as const),
  ]);
  storage.write(marksKey(name), JSON.stringify(marks));
  return marks;
};
