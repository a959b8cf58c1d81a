import { describe, expect, it } from 'vitest';
import { withoutJoinedAnd } from './note-text.ts';

describe('a note in Arabic', () => {
  it.each([
    ['واتصل قبل ما توصل', 'اتصل قبل ما توصل'],
    ['ولا ترن الجرس', 'لا ترن الجرس'],
    ['وإذا تأخرت خليها عند الحارس', 'إذا تأخرت خليها عند الحارس'],
  ])('does not start with the "and" of %s', (note, rest) => {
    expect(withoutJoinedAnd(note, `٢٠ دينار ${note}`)).toBe(rest);
  });

  it.each(['وصلها للحارس', 'وقت الغداء', 'والدي ينتظر', 'و', 'لا تتصل', 'ring twice'])('keeps %s', (note) => {
    expect(withoutJoinedAnd(note, note)).toBe(note);
  });

  it('keeps the words of a message in Urdu', () => {
    expect(withoutJoinedAnd('والد صاحب کو دیں', 'گھر پر والد صاحب کو دیں')).toBe('والد صاحب کو دیں');
    expect(withoutJoinedAnd('واپس کال کریں', 'گھنٹی نہ بجائیں')).toBe('واپس کال کریں');
  });
});
