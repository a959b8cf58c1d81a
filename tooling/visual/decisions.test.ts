import { describe, expect, it } from 'vitest';
import { createDecision, decisionFor, formatDecisions, openItems, parseDecisions } from './decisions.ts';
import { itemOf } from './review.fixture.ts';

const picture = (hash: string) => ({ hash, width: 8, height: 8 });
const change = itemOf('button', { before: picture('A'), after: picture('B') });
const accepted = { button: createDecision(change, 'accepted', 'Rounder, as planned') };

describe('the decisions file', () => {
  it('round-trips decisions, sorted by id', () => {
    const text = formatDecisions({ toast: createDecision(itemOf('toast'), 'denied', ''), ...accepted });

    expect(text.indexOf('button')).toBeLessThan(text.indexOf('toast'));
    expect(parseDecisions(text)['button']).toEqual({
      verdict: 'accepted',
      comment: 'Rounder, as planned',
      before: 'A',
      after: 'B',
    });
  });

  it.each([
    '{}',
    '[]',
    '{"decisions":{"button":{"verdict":"maybe","comment":"","before":null,"after":null}}}',
    'null',
  ])('throws for the invalid content %s', (text) => {
    expect(() => parseDecisions(text)).toThrow(/visual-review.json does not have the format/);
  });
});

describe('the list of open items', () => {
  it('contains a change until it is accepted', () => {
    expect(openItems([change], {})).toEqual([change]);
    expect(openItems([change], accepted)).toEqual([]);
    expect(openItems([change], { button: createDecision(change, 'denied', 'Not so round') })).toEqual([
      change,
    ]);
  });

  it('contains an accepted change again when a picture changes', () => {
    const later = { ...change, after: picture('C') };

    expect(decisionFor(accepted, later)).toBeNull();
    expect(openItems([later], accepted)).toEqual([later]);
  });

  it('contains failed stories but not flaky ones', () => {
    const flaky = itemOf('spinner', { kind: 'flaky' });
    const failed = itemOf('map', { kind: 'failed' });

    expect(openItems([flaky, failed], { map: createDecision(failed, 'accepted', '') })).toEqual([failed]);
  });
});
