/** A file in a ZIP archive, as the central directory describes it. */
export interface ArchiveEntry {
  /** Offset of its compressed data in the archive. */
  readonly start: number;
  readonly compressedBytes: number;
  readonly inflatedBytes: number;
  readonly isCompressed: boolean;
}

/** The files of an archive by path. Paths are keys of a map, so a name like `__proto__` is harmless. */
export type Archive = ReadonlyMap<string, ArchiveEntry>;
