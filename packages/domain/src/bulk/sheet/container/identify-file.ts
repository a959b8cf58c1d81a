import { failWith, type Failed } from '../sheet-failure.ts';
import { sheetLimits } from '../sheet-limits.ts';

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
/** An archive without files. */
const emptyZipSignature = [0x50, 0x4b, 0x05, 0x06];
/** Compound File Binary Format: an Excel file from before 2007, or an encrypted file. */
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const pdfSignature = [0x25, 0x50, 0x44, 0x46];

/** The name of the stream with an encrypted workbook ([MS-OFFCRYPTO], section 2.3.4.4), in UTF-16. */
const encryptedPackage = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat();

const includesBytes = (bytes: Uint8Array, searched: readonly number[]): boolean => {
  const [first = 0] = searched;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (searched.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

/**
 * Identifies a file by its content, because its name may be wrong.
 * @returns null for a ZIP archive of an accepted size, otherwise what the file is instead.
 */
export const refuseOtherFiles = (bytes: Uint8Array): Failed | null => {
  if (bytes.length === 0) return failWith('bulk.file.empty');
  if (bytes.length > sheetLimits.fileBytes) return failWith('bulk.file.too-large');
  if (startsWith(bytes, zipSignature)) return null;
  if (startsWith(bytes, emptyZipSignature)) return failWith('bulk.file.not-xlsx');
  if (startsWith(bytes, pdfSignature)) return failWith('bulk.file.pdf');
  if (startsWith(bytes, compoundSignature))
    return failWith(includesBytes(bytes, encryptedPackage) ? 'bulk.file.encrypted' : 'bulk.file.old-excel');
  return failWith('bulk.file.not-xlsx');
};
