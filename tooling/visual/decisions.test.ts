import { expect, it } from 'vitest';
import { decide, decisionFor, decisionsText, openItems, parseDecisions } from './decisions.ts';
import { itemOf } from './review.fixture.ts';

const picture = (hash: string) => ({ hash, width: 8, height: 8 });
const change = itemOf('button', { before: picture('A'), after: picture('B') });
const accepted = { button: decide(change, 'accepted', 'Rounder, as planned') };

it('reads what it wrote, sorted by name', () => {
  const text = decisionsText({ toast: decide(itemOf('toast'), 'denied', ''), ...accepted });

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
])('refuses %s, which is no file of decisions', (text) => {
  expect(() => parseDecisions(text)).toThrow(/visual-review.json does not hold decisions/);
});

it('is over when every change is accepted', () => {
  expect(openItems([change], {})).toEqual([change]);
  expect(openItems([change], accepted)).toEqual([]);
  expect(openItems([change], { button: decide(change, 'denied', 'Not so round') })).toEqual([change]);
});

it('asks again when a picture is another by now', () => {
  const later = { ...change, after: picture('C') };

  expect(decisionFor(accepted, later)).toBeNull();
  expect(openItems([later], accepted)).toEqual([later]);
});

it('lets flaky pictures pass and never what failed', () => {
  const flaky = itemOf('spinner', { kind: 'flaky' });
  const failed = itemOf('map', { kind: 'failed' });

  expect(openItems([flaky, failed], { map: decide(failed, 'accepted', '') })).toEqual([failed]);
});
