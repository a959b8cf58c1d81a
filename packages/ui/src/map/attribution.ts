/** A piece of the attribution of a map source. */
export interface AttributionPart {
  readonly text: string;
  /** Link target. Only http(s) addresses are kept. */
  readonly href?: string;
}

const anchorPattern = /<a\b[^>]*?\bhref\s*=\s*["']([^"']*)["'][^>]*>(.*?)<\/a>/gis;
const entities: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
};

const toPlainText = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:copy|amp|nbsp|lt|gt);/g, (entity) => entities[entity] ?? entity);

/**
 * Parses the HTML attribution of a map source into text and links. The HTML itself is never inserted into the
 * page, because it is untrusted and Trusted Types would reject it.
 */
export function parseAttribution(html: string): readonly AttributionPart[] {
  const parts: AttributionPart[] = [];
  let nextIndex = 0;
  const addPart = (text: string, href?: string) => {
    if (toPlainText(text) === '') return;
    parts.push(
      href !== undefined && /^https?:\/\//i.test(href)
        ? { text: toPlainText(text), href }
        : { text: toPlainText(text) },
    );
  };
  for (const match of html.matchAll(anchorPattern)) {
    addPart(html.slice(nextIndex, match.index));
    addPart(match[2] ?? '', match[1]);
    nextIndex = match.index + match[0].length;
  }
  addPart(html.slice(nextIndex));
  return parts;
}
