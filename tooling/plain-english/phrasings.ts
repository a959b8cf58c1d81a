/** A phrasing to avoid in prose. */
export interface Phrasing {
  /**
   * Matches whole words, in any case; a space also matches a line break inside a comment. Written as the
   * source of a regular expression.
   */
  readonly pattern: string;
  /** The words to write instead. */
  readonly instead: string;
}

const forms = '(?:is|are|was|were|be|been|being)';

/**
 * Phrasings that native speakers do not use in technical prose, or that hide who acts. Each of them has to be
 * wrong wherever it appears: a phrase that is sometimes good English does not belong in this table.
 */
export const phrasings: readonly Phrasing[] = [
  { pattern: 'anew', instead: '“again”' },
  { pattern: 'whoever|whomever|whosoever', instead: 'who or what it is: “the tab that …”' },
  { pattern: 'nobody', instead: 'who or what it is: “no caller”, “no test”' },
  { pattern: 'somebody', instead: 'who or what it is: “the vendor”, “another tab”' },
  { pattern: 'meanwhile', instead: '“while …”, with the other thing that happens' },
  { pattern: 'of before', instead: '“previous”, “earlier”' },
  { pattern: 'be it', instead: '“whether”, “even if”' },
  { pattern: 'at its end', instead: '“when … finishes”' },
  { pattern: '(?:bring|brings|brought) to (?:its|an|the) end', instead: '“finishes”, “completes”' },
  { pattern: `${forms} had`, instead: '“exists”, “is available”' },
  { pattern: `${forms} told(?! apart)`, instead: '“shows”, “notifies”, “receives”' },
  { pattern: `${forms} let`, instead: '“may”, “can”' },
  { pattern: `${forms} looked (?:at|for|through)`, instead: '“checks”, “searches for”, “searches”' },
  { pattern: `${forms} gone through`, instead: '“reviews”, “visits”' },
  { pattern: `${forms} led (?:to|from|away|back)`, instead: '“redirects”, “navigates”' },
  { pattern: 'held against', instead: '“compared with”' },
  { pattern: 'looked through', instead: '“searched”' },
  { pattern: 'comes? of', instead: '“results from”, “is caused by”' },
  { pattern: '(?:goes|gone|went) out(?! of)', instead: '“is sent”, “sends”' },
  { pattern: '(?:hears?|heard) (?:of|by)', instead: '“receives”, “is notified of”, “listens for”' },
  { pattern: 'tells? of', instead: '“reports”, “describes”' },
  { pattern: 'speaks? of', instead: '“mentions”, “describes”' },
  { pattern: 'knows of', instead: '“stores”, “contains”, “imports”' },
  {
    pattern: '(?:stands?|stood) (?:there|(?:in|on|at|above|below|beside|before|behind)(?! for| the way))',
    instead: '“is”, “is shown”, “is listed”',
  },
  { pattern: 'what there is', instead: 'the things: “the available texts”' },
  { pattern: '(?<!there )(?:is|are) none(?! of)', instead: '“is not a …”' },
  { pattern: 'thereof|therein|whereof|wherein|hither|thither|whence|ere', instead: 'a modern word' },
];
