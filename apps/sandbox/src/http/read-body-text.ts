import { bodyLimitBytes, type BodyKind } from '@saddlebag/domain/contracts';
import type { Context } from 'hono';
import { invalidRequest, Refusal } from './refusal.ts';

const tooLarge = (): Refusal => new Refusal(413, 'payload-too-large', 'error.payload-too-large');

/** Reads a stream to its end. Throws a 413 and stops reading as soon as there are more than `limit` bytes. */
const readStream = async (stream: ReadableStream<Uint8Array>, limit: number): Promise<string> => {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let byteCount = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    byteCount += value.byteLength;
    if (byteCount > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
};

/** Reads a body. The HTTP server enforces a declared length, so only a body without one is counted. */
const readText = ({ req }: Context, limit: number): Promise<string> => {
  const declaredLength = req.header('content-length');
  if (declaredLength === undefined)
    return req.raw.body === null ? Promise.resolve('') : readStream(req.raw.body, limit);
  if (!(Number(declaredLength) <= limit)) throw tooLarge();
  return req.text();
};

/**
 * Reads the body of a request as text. Throws a 413 as soon as the body is larger than its kind allows.
 * Throws a 400 if the client stops sending in the middle.
 */
export const readBodyText = async (context: Context, kind: BodyKind): Promise<string> => {
  try {
    return await readText(context, bodyLimitBytes[kind]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalidRequest('body: incomplete');
  }
};
