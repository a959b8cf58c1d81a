import { afterEach, describe, expect, it } from 'vitest';
import { chosenLanguage, keepLanguage } from './chosen-language.ts';

afterEach(() => history.replaceState(null, '', '/'));

describe('keepLanguage', () => {
  it('adds the chosen language to a path', () => {
    history.replaceState(null, '', '/tracking/token?lang=zh-Hant&x=1');

    expect([chosenLanguage(), keepLanguage('/delivery-receipt/token')]).toEqual([
      'zh-Hant',
      '/delivery-receipt/token?lang=zh-Hant',
    ]);
  });

  it('leaves a path as it is without a choice', () => {
    expect(keepLanguage('/delivery-receipt/token')).toBe('/delivery-receipt/token');
  });
});
