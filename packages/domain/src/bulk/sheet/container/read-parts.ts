import { failWith, type Failed } from '../sheet-failure.ts';
import { sheetLimits } from '../sheet-limits.ts';
import type { Archive, ArchiveEntry } from './archive-entry.ts';
import { checkPart, type TagCounts } from './check-part.ts';
import { inflateEntry } from './inflate-entry.ts';

/** The inflated parts of a workbook by path, in lower case. */
export type WorkbookParts = ReadonlyMap<string, Uint8Array>;

/** The parts with cells, and what they need. Pictures, macros and links to other files are not inflated. */
const neededPath = /^xl\/(?:_rels\/workbook\.xml\.rels|(?:worksheets\/)?(?!calcchain|metadata)[^/]+\.xml)$/;

const readPart = async (
  bytes: Uint8Array,
  entry: ArchiveEntry,
  progressed: (count: number) => void,
): Promise<Uint8Array | null> => {
  const part = new Uint8Array(entry.inflatedBytes);
  let count = 0;
  const isIntact = await inflateEntry(bytes, entry, (chunk) => {
    part.set(chunk, count);
    count += chunk.length;
    progressed(chunk.length);
    return false;
  });
  return isIntact ? part : null;
};

/** Names what an archive without a workbook is. */
const refuseOtherArchive = (archive: Archive): Failed => {
  if (archive.has('xl/workbook.bin')) return failWith('bulk.file.binary-excel');
  const isOpenDocument = archive.has('mimetype') && archive.has('content.xml');
  return failWith(isOpenDocument ? 'bulk.file.open-document' : 'bulk.file.not-xlsx');
};

/**
 * Inflates and checks the parts of a workbook. A parser may then read them, because their size and their number
 * of tags limit its time and memory.
 * @param progressed Receives the share of the inflated bytes, from 0 to 1.
 */
export const readParts = async (
  bytes: Uint8Array,
  archive: Archive,
  progressed: (share: number) => void = () => undefined,
): Promise<{ readonly ok: true; readonly parts: WorkbookParts } | Failed> => {
  if (!archive.has('xl/workbook.xml')) return refuseOtherArchive(archive);
  const needed = [...archive].filter(([path]) => neededPath.test(path));
  const total = needed.reduce((sum, [, { inflatedBytes }]) => sum + inflatedBytes, 0);
  if (total > sheetLimits.xmlBytes) return failWith('bulk.file.unsafe');
  const parts = new Map<string, Uint8Array>();
  const counts: TagCounts = { tags: 0, texts: 0, styles: 0 };
  let inflated = 0;
  for (const [path, entry] of needed) {
    const part = await readPart(bytes, entry, (count) => {
      inflated += count;
      progressed(inflated / total);
    });
    if (!part) return failWith('bulk.file.damaged');
    if (!checkPart(part, counts)) return failWith('bulk.file.unsafe');
    parts.set(path, part);
  }
  return { ok: true, parts };
};
