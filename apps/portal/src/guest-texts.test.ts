import { describe, expect, it } from 'vitest';
import en from './locales/en.json';

/** Words for what only an account has: outlets, collection points, an account manager, a login. */
const accountWords =
  /\b(outlets?|collection points?|account manager|(your|this|an|the) accounts?|log(ged)? (back )?in|login|sign(ed|s)? in)\b/i;

/** Texts with such words that no guest meets, or that tell a guest about accounts. By key or start of a key. */
const exceptions: Readonly<Record<string, string>> = {
  'account.': 'registration and password reset',
  'all-outlets.': 'shown to parent vendors',
  'auth.': 'the login',
  'bulk.': 'guests cannot open bulk orders',
  'draft-offer.': 'offers the draft of another outlet',
  'error.cant-retrieve-vendor-rar': 'the form of a guest always has its vendor',
  'error.cant-retrieve-vendors': 'guests load no list of vendors',
  'error.no-vendors': 'guests load no list of vendors',
  'flags.': 'for developers',
  'demo.': 'the login of a sandbox',
  'guest.': 'tells guests about accounts',
  'help-panel.': 'guests have no help centre',
  'history.': 'guests have no history',
  'modify.missing-': 'guests see the texts that start with modify.guest-missing-',
  'no-vendors.': 'guests load no list of vendors',
  'offline.session': 'the session of a guest cannot be renewed',
  'outlet.': 'guests have no outlets',
  'palette.outlets': 'heads the list of outlets, which guests do not have',
  'palette.search': 'guests see palette.search-guest',
  'screen.': 'titles of the login and the registration',
  'terms.': 'the terms of accounts',
  'toast.request-under-way': 'guests see toast.guest-request-under-way',
  'tour.history-body': 'guests have no history',
  'tour.help-body': 'tells guests about accounts',
  'tracking.all-outlets': 'shown to parent vendors',
  'unknown-vendor.': 'guests see the texts that start with unknown-vendor.guest-',
  'vendor.': 'chooses an outlet',
};

const flatten = (texts: object, path = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${path}${name}.`)
      : [[path + name, String(value)] as const],
  );
const keysWithAccountWords = flatten(en).flatMap(([key, text]) => (accountWords.test(text) ? [key] : []));

describe('the English locale file for guests', () => {
  it('contains no words for account holders outside the exceptions', () => {
    const prefixes = Object.keys(exceptions);
    expect(keysWithAccountWords.filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual(
      [],
    );
  });

  it('needs every exception', () => {
    expect(
      Object.keys(exceptions).filter((prefix) => !keysWithAccountWords.some((key) => key.startsWith(prefix))),
    ).toEqual([]);
  });

  it('replaces account words where guests have a text of their own', () => {
    const guestKeys = ['modify.guest-missing-', 'palette.search-guest', 'toast.guest-request-under-way'];
    const texts = flatten(en).filter(([key]) => guestKeys.some((start) => key.startsWith(start)));
    expect(texts).toHaveLength(4);
    expect(texts.filter(([, text]) => accountWords.test(text))).toEqual([]);
  });
});
