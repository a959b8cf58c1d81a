import { crc32, deflateRawSync } from 'node:zlib';

/** A file for an archive, with what a hostile archive claims about it. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Stores the content without compression. */
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  /** The uncompressed size that the directory claims. */
  readonly claimedBytes?: number;
  /** Data that is already compressed. */
  readonly compressed?: Uint8Array;
}

const record = (size: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
};

/** Builds a ZIP archive (APPNOTE.TXT 6.3.10). The same files always result in the same bytes. */
export const buildArchive = (files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const content = typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
    const data = file.isStored ? content : (file.compressed ?? deflateRawSync(content, { level: 6 }));
    const name = Buffer.from(file.name);
    const flags = (file.isEncrypted ? 1 : 0) | 0x800;
    const local = record(30, (view) => {
      view.setUint32(0, 0x04034b50, true);
      view.setUint16(4, 20, true);
      view.setUint16(6, flags, true);
      view.setUint16(8, file.isStored ? 0 : 8, true);
      view.setUint32(14, crc32(content), true);
      view.setUint32(18, data.length, true);
      view.setUint32(22, file.claimedBytes ?? content.length, true);
      view.setUint16(26, name.length, true);
    });
    const start = offset;
    const central = record(46, (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(4, 20, true);
      view.setUint16(6, 20, true);
      view.setUint16(8, flags, true);
      view.setUint16(10, file.isStored ? 0 : 8, true);
      view.setUint32(16, crc32(content), true);
      view.setUint32(20, data.length, true);
      view.setUint32(24, file.claimedBytes ?? content.length, true);
      view.setUint16(28, name.length, true);
      view.setUint32(42, start, true);
    });
    parts.push(local, name, data);
    directory.push(central, name);
    offset += local.length + name.length + data.length;
  }
  const directoryBytes = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, files.length, true);
    view.setUint16(10, files.length, true);
    view.setUint32(12, directoryBytes, true);
    view.setUint32(16, offset, true);
  });
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
};
