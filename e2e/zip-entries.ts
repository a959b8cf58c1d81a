import { inflateRawSync } from 'node:zlib';

const endSignature = 0x06_05_4b_50;

/** Reads the texts of a zip file by name (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export const readZipEntries = (file: Buffer): ReadonlyMap<string, string> => {
  const end = file.length - 22;
  if (file.readUInt32LE(end) !== endSignature) throw new Error('The file is not a zip file without comment.');
  const entries = new Map<string, string>();
  let header = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    const method = file.readUInt16LE(header + 10);
    const size = file.readUInt32LE(header + 20);
    const nameLength = file.readUInt16LE(header + 28);
    const extraLength = file.readUInt16LE(header + 30) + file.readUInt16LE(header + 32);
    const local = file.readUInt32LE(header + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = file.subarray(start, start + size);
    entries.set(
      file.toString('utf8', header + 46, header + 46 + nameLength),
      (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'),
    );
    header += 46 + nameLength + extraLength;
  }
  return entries;
};
