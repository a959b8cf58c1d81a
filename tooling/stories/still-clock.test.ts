import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { freezeClock, frozenTime } from '../../.storybook/still/still-clock.ts';
import { createSeededRandom, hashToSeed } from '../../.storybook/still/seeded-random.ts';
import type { ClockRealm } from '../../.storybook/still/still-clock.ts';

/** Freezes the clock of a separate realm, so that this process keeps its own. Returns its `eval`. */
const createFrozenRealm = () => {
  const context = createContext({});
  const realm = runInContext(
    '({ get Date() { return globalThis.Date }, set Date(value) { globalThis.Date = value }, Intl })',
    context,
  ) as ClockRealm;
  freezeClock(realm);
  return (code: string): unknown => runInContext(code, context);
};

describe('the frozen clock', () => {
  it('shows 14:30 in Dhaka', () => {
    const evaluate = createFrozenRealm();

    expect(evaluate('Date.now()')).toBe(frozenTime);
    expect(evaluate('new Date().toISOString()')).toBe('2026-11-21T08:30:00.000Z');
    expect(
      evaluate('[new Date().getHours(), new Date().getMinutes(), new Date().getTimezoneOffset()]'),
    ).toEqual([14, 30, -360]);
    expect(evaluate("new Date().toLocaleTimeString('en-GB')")).toBe('14:30:00');
    expect(evaluate("new Intl.DateTimeFormat('en-GB').resolvedOptions().timeZone")).toBe('Asia/Dhaka');
  });

  it('formats times in an explicit time zone', () => {
    const evaluate = createFrozenRealm();

    expect(evaluate("new Date().toLocaleTimeString('en-GB', { timeZone: 'UTC' })")).toBe('08:30:00');
    expect(evaluate("new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo' }).format()")).toBe(
      '21/11/2026',
    );
  });

  it('reads and writes local times in the time zone of Dhaka', () => {
    const evaluate = createFrozenRealm();

    expect(evaluate('new Date(2026, 10, 22, 1).toISOString()')).toBe('2026-11-21T19:00:00.000Z');
    expect(evaluate("new Date('2026-11-22T01:00').toISOString()")).toBe('2026-11-21T19:00:00.000Z');
    expect(evaluate("new Date('2026-11-22').toISOString()")).toBe('2026-11-22T00:00:00.000Z');
    expect(evaluate("new Date('2026-11-22T01:00:00Z').getDate()")).toBe(22);
    expect(evaluate('const late = new Date(0); late.setHours(23, 5); late.toISOString()')).toBe(
      '1970-01-01T17:05:00.000Z',
    );
    expect(evaluate('new Date(2026, 10, 21) instanceof Date')).toBe(true);
    expect(evaluate('new Date(new Date(5)).getTime()')).toBe(5);
  });
});

describe('the random sequence of a story', () => {
  it('is repeated for the same story and differs between stories', () => {
    const draw = (name: string) => Array.from({ length: 3 }, createSeededRandom(hashToSeed(name)));

    expect(draw('ui-toast--stack')).toEqual(draw('ui-toast--stack'));
    expect(draw('ui-toast--stack')).not.toEqual(draw('ui-toast--error'));
    const many = Array.from({ length: 2000 }, createSeededRandom(1));
    expect(many.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(many.reduce((sum, number) => sum + number, 0) / many.length).toBeCloseTo(0.5, 1);
  });
});
