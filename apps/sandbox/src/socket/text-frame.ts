const finalTextFrame = 0x81;
/** Longest payload whose length fits in the second byte, and the markers of longer ones (RFC 6455, section 5.2). */
const maxShortLength = 125;
const [length16, length64] = [126, 127];
const maxLength16 = 0xffff;

const createHeader = (length: number): DataView<ArrayBuffer> => {
  if (length <= maxShortLength) {
    const header = new DataView(new ArrayBuffer(2));
    header.setUint8(1, length);
    return header;
  }
  if (length <= maxLength16) {
    const header = new DataView(new ArrayBuffer(4));
    header.setUint8(1, length16);
    header.setUint16(2, length);
    return header;
  }
  const header = new DataView(new ArrayBuffer(10));
  header.setUint8(1, length64);
  header.setBigUint64(2, BigInt(length));
  return header;
};

/** Returns a text with one character for each byte, which hosts write as Latin-1. */
const toByteText = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

/**
 * Encodes a text as one frame of a server, which is not masked (RFC 6455, section 5.2). Returns one character for each
 * byte: Node writes such a text to many connections faster than an array of bytes.
 */
export const encodeTextFrame = (text: string): string => {
  const payload = new TextEncoder().encode(text);
  const header = createHeader(payload.length);
  header.setUint8(0, finalTextFrame);
  return toByteText(new Uint8Array(header.buffer)) + toByteText(payload);
};
