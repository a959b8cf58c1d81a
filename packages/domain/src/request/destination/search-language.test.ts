import { expect, it } from 'vitest';
import { reverseGeocodeFx, suggestPlacesFx } from '../../api/places.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import { destinationTyped } from './destination.model.ts';
import { requestScreen } from '../testing/request-screen.ts';

// Proves: call-rule.geolocator-language
it.each([
  ['bh', 'en'],
  ['hk', 'zh-HK'],
  ['kh', 'km'],
  ['jp', 'ja'],
  ['th', 'th'],
  ['tw', 'tw'],
])('an address in %s is searched for in %s, and so are coordinates', async (country, language) => {
  const asked: string[] = [];
  const asking =
    <Answer>(answer: Answer) =>
    (query: { readonly language: string }) => {
      asked.push(query.language);
      return answer;
    };
  const screen = requestScreen({
    vendor: { country },
    handlers: [
      [suggestPlacesFx, asking([placeFixture()])],
      [reverseGeocodeFx, asking(placeFixture())],
    ],
  });
  await screen.open();
  for (const text of ['Kamal Avenue', '23.79, 90.4']) {
    await screen.fire(destinationTyped, text);
    await screen.clock.advance(500);
  }

  expect(asked).toEqual([language, language]);
});
