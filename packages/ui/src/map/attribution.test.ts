import { describe, expect, it } from 'vitest';
import { parseAttribution } from './attribution.ts';

describe('parseAttribution', () => {
  it('parses text and links', () => {
    expect(
      parseAttribution('<a href="https://example.org/c" target="_blank">&copy; Map people</a> Data by all'),
    ).toEqual([{ text: '© Map people', href: 'https://example.org/c' }, { text: ' Data by all' }]);
  });

  it('keeps only the text of other markup and of links with a javascript: URL', () => {
    expect(
      parseAttribution('<img src=x onerror=alert(1)><a href="javascript:alert(1)"><b>Us</b></a>'),
    ).toEqual([{ text: 'Us' }]);
  });
});
