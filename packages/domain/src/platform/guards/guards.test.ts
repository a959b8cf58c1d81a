import { describe, expect, it } from 'vitest';
import { hasShape, isBoolean, isListOf, isNumber, isOneOf, isText, orNull } from './index.ts';

const isVisit = hasShape({
  name: isText,
  at: isNumber,
  isDone: isBoolean,
  kind: orNull(isOneOf(['first', 'repeated'])),
  tags: isListOf(isText),
});
const visit = { name: '', at: 0, isDone: false, kind: null, tags: [] };

describe('a type guard', () => {
  it.each([visit, { ...visit, kind: 'repeated', tags: ['a'] }, { ...visit, further: 1 }])(
    'accepts %j',
    (value) => expect(isVisit(value)).toBe(true),
  );

  it.each([
    null,
    undefined,
    'text',
    [],
    {},
    { ...visit, name: null },
    { ...visit, at: '0' },
    { ...visit, at: Number.NaN },
    { ...visit, isDone: 0 },
    { ...visit, kind: 'other' },
    { ...visit, kind: undefined },
    { ...visit, tags: [1] },
    { ...visit, tags: { length: 0 } },
    JSON.parse('{"__proto__":{"name":"","at":0,"isDone":false,"kind":null,"tags":[]}}'),
  ])('rejects %j', (value) => expect(isVisit(value)).toBe(false));
});
