import { afterEach, describe, expect, it } from 'vitest';
import { readGoogleMapsSetting } from './index.ts';

const fillMeta = (content: string) => {
  const meta = document.createElement('meta');
  meta.name = 'google-maps';
  meta.content = content;
  document.head.append(meta);
};

afterEach(() => document.head.replaceChildren());

describe('the setting of Google Maps', () => {
  it('has the key and the map id that the page contains', () => {
    fillMeta('a-key 8e0a97af9e0a7f95');

    expect(readGoogleMapsSetting(document)).toEqual({ apiKey: 'a-key', mapId: '8e0a97af9e0a7f95' });
  });

  it.each(['', '__GOOGLE_MAPS__', 'a-key'])('is missing with %j', (content) => {
    fillMeta(content);

    expect(readGoogleMapsSetting(document)).toBeNull();
  });

  it('is missing without the meta element', () => {
    expect(readGoogleMapsSetting(document)).toBeNull();
  });
});
