import { describe, expect, it } from 'vitest';
import { suggestPlacesFx, type PlaceQuery } from '../../api/places.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { destinationTyped } from './destination.model.ts';

describe('destination search', () => {
  it('searches for the first 200 characters of a longer text', async () => {
    const queries: PlaceQuery[] = [];
    const screen = requestScreen({
      handlers: [[suggestPlacesFx, (query: PlaceQuery) => (queries.push(query), [])]],
    });
    await screen.open();
    await screen.fire(destinationTyped, 'x'.repeat(201));
    await screen.clock.advance(500);
    expect(queries.map(({ query }) => query)).toEqual(['x'.repeat(200)]);
  });
});
