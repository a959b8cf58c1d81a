import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { isMarked, marksKey, parseMarks, storeMarks } from './marks.ts';

const noon = Date.UTC(2026, 0, 5, 6);
const hours = (count: number) => count * 3_600_000;
const item = { id: 'k4ch-000001', kind: 'delayed', since: noon } as const;

describe('storeMarks', () => {
  it('keeps earlier marks and drops those older than two days', () => {
    const storage = createMemoryStorage();
    storeMarks(storage, 'acknowledged', [item], noon);
    storeMarks(storage, 'acknowledged', [{ ...item, id: 'k4ch-000002' }], noon + hours(47));
    storeMarks(storage, 'acknowledged', [{ ...item, id: 'k4ch-000003' }], noon + hours(48));

    const marks = parseMarks(storage.read(marksKey('acknowledged')));
    expect(Object.keys(marks)).toEqual(['k4ch-000002', 'k4ch-000003']);
  });
});

describe('isMarked', () => {
  const marks = { [item.id]: { kind: 'delayed', at: noon + 5 } };

  it('holds until the kind changes', () => {
    expect(isMarked(marks, item)).toBe(true);
    expect(isMarked(marks, { ...item, kind: 'returning' })).toBe(false);
  });

  it('ends when the problem begins again', () => {
    expect(isMarked(marks, { ...item, since: noon + 6 })).toBe(false);
  });

  it('never takes an inherited property for a mark', () => {
    expect(isMarked({}, { ...item, id: 'constructor' })).toBe(false);
  });
});

describe('parseMarks', () => {
  it.each([null, '', 'x', '[]', '{"a":1}', '{"a":{"kind":"delayed"}}'])('returns no marks for %j', (text) => {
    expect(parseMarks(text)).toEqual({});
  });
});
