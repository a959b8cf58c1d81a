/** Maximum size of an unpacked file, in bytes. Bounds what a small archive can expand to. */
const maxUnpackedBytes = 16_000_000;

/** Length of the record that ends an archive, without its comment. */
const endLength = 22;
/** Maximum length of that comment. */
const maxCommentLength = 0xffff;

const findEnd = (view: DataView): number | null => {
  const last = view.byteLength - endLength;
  for (let offset = last; offset >= Math.max(0, last - maxCommentLength); offset -= 1)
    if (view.getUint32(offset, true) === 0x06054b50) return offset;
  return null;
};

const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxUnpackedBytes) throw new RangeError('The file is too large when unpacked.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

/**
 * Unpacks the text files of a ZIP archive whose paths pass the filter. Supports stored and deflated files.
 * @throws RangeError if the archive is damaged or too large
 */
export const unzip = async (
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string>> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  const files = new Map<string, string>();
  const end = findEnd(view);
  if (end === null) throw new RangeError('The file is not a ZIP archive.');
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(entry + 28, true);
    const path = decoder.decode(bytes.subarray(entry + 46, entry + 46 + nameLength));
    if (isWanted(path)) {
      const start = view.getUint32(entry + 42, true);
      const body = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const packed = bytes.slice(body, body + view.getUint32(entry + 20, true));
      const isDeflated = view.getUint16(entry + 10, true) === 8;
      files.set(path, decoder.decode(isDeflated ? await inflate(packed) : packed));
    }
    entry += 46 + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return files;
};
