import { describe, expect, it } from 'vitest';
import { markets } from '../../contracts/market.ts';
import { createFormatters } from './formatters.ts';

describe('createFormatters', () => {
  it('formats times on the clock of the market in each of its languages', () => {
    const afternoon = Date.UTC(2026, 0, 5, 13, 5);
    const wrong = Object.values(markets).flatMap(({ country, clock, languages }) =>
      [...languages, 'en', 'my'].flatMap((language) => {
        const { formatTime, formatDateTime, formatClockTime } = createFormatters({ language, country });
        const hour = clock === 12 ? /(^|\D)0?1:05/ : /(^|\D)13[:.]05/;
        const texts = [
          formatTime(afternoon, 'UTC'),
          formatDateTime(afternoon, 'UTC'),
          formatClockTime('13:05'),
        ];
        return texts.filter((text) => !hour.test(text)).map((text) => `${country} ${language}: ${text}`);
      }),
    );

    expect(wrong).toEqual([]);
  });
});
