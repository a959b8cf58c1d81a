/** Size of the largest spreadsheet that can be uploaded, in bytes (specification 001, section 5). */
export const uploadFileBytes = 5_242_880;

/** Bytes reserved for the other fields of an upload. */
const uploadEnvelopeBytes = 65_536;

/** Number of bytes of base64 text for a file. */
const base64Bytes = (fileBytes: number): number => Math.ceil(fileBytes / 3) * 4;

/**
 * Maximum size of a request body on the wire, in bytes, for each kind of call. The service answers 413 to a
 * larger body. An order has about a thousand bytes. An uploaded file is base64 text in a JSON body.
 * `form` applies to the sandbox's bank page.
 */
export const bodyLimitBytes = {
  json: 1_000_000,
  upload: base64Bytes(uploadFileBytes) + uploadEnvelopeBytes,
  form: 16_384,
} as const;

export type BodyKind = keyof typeof bodyLimitBytes;
