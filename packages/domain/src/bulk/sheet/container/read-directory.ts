import { failWith, type Failed } from '../sheet-failure.ts';
import { sheetLimits } from '../sheet-limits.ts';
import type { Archive, ArchiveEntry } from './archive-entry.ts';

// APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const localHeaderBytes = 30;
const centralHeaderBytes = 46;
const endRecordBytes = 22;
const longestComment = 0xffff;
const encryptedFlag = 1;
const stored = 0;
const deflated = 8;

const findEndRecord = (view: DataView): number => {
  const last = view.byteLength - endRecordBytes;
  const first = Math.max(0, last - longestComment);
  for (let at = last; at >= first; at -= 1) if (view.getUint32(at, true) === endSignature) return at;
  return -1;
};

/** A bomb can point several names at the same compressed bytes. */
const hasOverlap = (entries: readonly ArchiveEntry[]): boolean => {
  const ordered = entries.toSorted((one, other) => one.start - other.start);
  return ordered.some((entry, index) => {
    const next = ordered[index + 1];
    return next !== undefined && entry.start + entry.compressedBytes > next.start;
  });
};

const isInflatedTooFar = ({ compressedBytes, inflatedBytes }: ArchiveEntry): boolean =>
  inflatedBytes > sheetLimits.ratioFreeBytes && inflatedBytes > compressedBytes * sheetLimits.inflationRatio;

/**
 * Reads the central directory of a ZIP archive without inflating anything. Refuses archives that are
 * encrypted, incomplete, or too large when inflated.
 */
export const readDirectory = (
  bytes: Uint8Array,
): { readonly ok: true; readonly archive: Archive } | Failed => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  if (end < 0) return failWith('bulk.file.damaged');
  const count = view.getUint16(end + 10, true);
  if (count > sheetLimits.archiveEntries) return failWith('bulk.file.unsafe');

  const decoder = new TextDecoder();
  const archive = new Map<string, ArchiveEntry>();
  let at = view.getUint32(end + 16, true);
  let inflatedBytes = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + centralHeaderBytes > end || view.getUint32(at, true) !== centralSignature)
      return failWith('bulk.file.damaged');
    if ((view.getUint16(at + 8, true) & encryptedFlag) !== 0) return failWith('bulk.file.encrypted');
    const method = view.getUint16(at + 10, true);
    const nameBytes = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + localHeaderBytes > end || view.getUint32(local, true) !== localSignature)
      return failWith('bulk.file.damaged');
    const start =
      local + localHeaderBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const entry: ArchiveEntry = {
      start,
      compressedBytes: view.getUint32(at + 20, true),
      inflatedBytes: view.getUint32(at + 24, true),
      isCompressed: method === deflated,
    };
    inflatedBytes += entry.inflatedBytes;
    if (inflatedBytes > sheetLimits.inflatedBytes || isInflatedTooFar(entry))
      return failWith('bulk.file.unsafe');
    if (start + entry.compressedBytes > end || (method !== stored && method !== deflated))
      return failWith('bulk.file.damaged');
    const name = decoder.decode(bytes.subarray(at + centralHeaderBytes, at + centralHeaderBytes + nameBytes));
    // Windows programs write backslashes. Programs differ in upper case, and OPC ignores it.
    archive.set(name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), entry);
    at += centralHeaderBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return hasOverlap([...archive.values()]) ? failWith('bulk.file.unsafe') : { ok: true, archive };
};
