/**
 * Limits of what the reader accepts. They bound the time and memory that a hostile file can take. A real file
 * of 10,000 rows stays far below them.
 */
export const sheetLimits = {
  /** Specification 001, section 5. */
  fileBytes: 5_242_880,
  /** Files in the ZIP archive. Excel writes about a dozen. */
  archiveEntries: 1000,
  /** Sum of the uncompressed sizes of the files in the archive. */
  inflatedBytes: 50_331_648,
  /** Uncompressed size divided by compressed size. Deflate reaches 1032. */
  inflationRatio: 400,
  /** Files below this size may have any ratio, because a short file of spaces is harmless. */
  ratioFreeBytes: 1_048_576,
  /** Characters of a tag, or of a text between two tags. A cell has at most 32,767. */
  xmlTokenCharacters: 262_144,
  /** Tags of all XML parts together. 10,000 rows with 13 columns have about a million. */
  xmlTags: 2_000_000,
  /** Size of all XML parts together, after inflating. */
  xmlBytes: 25_165_824,
  sharedStrings: 400_000,
  cellStyles: 65_536,
  sheets: 64,
  /** Rows with orders. */
  rows: 10_000,
  /** The number of the last row that may have content. */
  lastRowNumber: 50_000,
  /** Columns that may have content. */
  columns: 256,
  /** Rows with content among which the header must be. */
  headerSearchRows: 30,
  mergedRanges: 2000,
  /** Code points of the notes. A single request counts bytes instead. */
  notesCharacters: 2048,
  /** Milliseconds until the worker is stopped. */
  timeMs: 20_000,
} as const;
