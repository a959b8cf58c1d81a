import { describe, expect, it } from 'vitest';
import { reverseGeocodeFx, suggestPlacesFx } from '../../api/places.ts';
import { markets } from '../../contracts/market.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import { destinationTyped } from './destination.model.ts';
import { requestScreen } from '../testing/request-screen.ts';

describe('a place search', () => {
  // Proves: call-rule.geolocator-language
  it.each([
    ['bh', 'en'],
    ['hk', 'zh-HK'],
    ['kh', 'km'],
    ['jp', 'ja'],
    ['th', 'th'],
    ['tw', 'tw'],
  ] as const)(
    'for country %s sends address and coordinate queries in language %s',
    async (country, language) => {
      const requestedLanguages: string[] = [];
      const recordLanguage =
        <Result>(result: Result) =>
        (query: { readonly language: string }) => {
          requestedLanguages.push(query.language);
          return result;
        };
      const screen = requestScreen({
        vendor: { market: markets[country] },
        handlers: [
          [suggestPlacesFx, recordLanguage([placeFixture()])],
          [reverseGeocodeFx, recordLanguage(placeFixture())],
        ],
      });
      await screen.open();
      for (const text of ['Kamal Avenue', '23.79, 90.4']) {
        await screen.fire(destinationTyped, text);
        await screen.clock.advance(500);
      }

      expect(requestedLanguages).toEqual([language, language]);
    },
  );
});
