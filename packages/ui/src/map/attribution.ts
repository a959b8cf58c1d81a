/** A piece of a source's credit line. */
export interface AttributionPart {
  readonly text: string;
  /** Where it leads; only http(s). */
  readonly href?: string;
}

const anchors = /<a\b[^>]*?\bhref\s*=\s*["']([^"']*)["'][^>]*>(.*?)<\/a>/gis;
const entities: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
};

const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:copy|amp|nbsp|lt|gt);/g, (entity) => entities[entity] ?? entity);

/**
 * The credit of a map source as text and links. Sources write it as HTML, which is never put on the page: it is
 * someone else's markup, and Trusted Types would refuse it.
 */
export function parseAttribution(html: string): readonly AttributionPart[] {
  const parts: AttributionPart[] = [];
  let end = 0;
  const add = (text: string, href?: string) => {
    if (plain(text) === '') return;
    parts.push(
      href !== undefined && /^https?:\/\//i.test(href) ? { text: plain(text), href } : { text: plain(text) },
    );
  };
  for (const match of html.matchAll(anchors)) {
    add(html.slice(end, match.index));
    add(match[2] ?? '', match[1]);
    end = match.index + match[0].length;
  }
  add(html.slice(end));
  return parts;
}
