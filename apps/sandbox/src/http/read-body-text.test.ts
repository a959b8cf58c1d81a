import { bodyLimitBytes } from '@saddlebag/domain/contracts';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHarness, ordersApi } from '../testing/harness.ts';
import { readBody } from './read-input.ts';
import { Refusal } from './refusal.ts';

/** Creates an endless text body. Counts the bytes that are read from it. */
const endlessBody = () => {
  const chunk = new Uint8Array(65_536).fill(120);
  let byteCount = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      byteCount += chunk.byteLength;
      controller.enqueue(chunk);
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { stream, byteCount: () => byteCount, isCancelled: () => isCancelled };
};

/**
 * Options of a POST request with a streamed body. The types of `fetch` lack `duplex`, which a stream
 * requires.
 */
const streamed = (body: ReadableStream, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  body,
  headers,
  duplex: 'half',
});

const post = (path: string, body: ReadableStream, headers?: Readonly<Record<string, string>>) =>
  createHarness().app.request(path, streamed(body, headers));

describe('request body', () => {
  it.each([
    ['a call', `${ordersApi}/login`, bodyLimitBytes.json],
    ['a call that creates something', `${ordersApi}/register`, bodyLimitBytes.json],
    ['a test control', '/sandbox/settings', bodyLimitBytes.json],
  ])('is refused with 413 before its end when it is too large for %s', async (_name, path, limit) => {
    const body = endlessBody();
    const response = await post(path, body.stream, { 'content-type': 'application/json' });
    expect([response.status, await response.json()]).toEqual([
      413,
      { message: 'payload-too-large', meta: { translation_key: 'error.payload-too-large' } },
    ]);
    expect(body.isCancelled()).toBe(true);
    expect(body.byteCount()).toBeLessThan(limit + 200_000);
  });

  it('is refused with 413 without being read when its declared length is too large', async () => {
    const { stream, byteCount } = endlessBody();
    const headers = { 'content-length': String(bodyLimitBytes.json + 1) };
    expect((await post(`${ordersApi}/login`, stream, headers)).status).toBe(413);
    expect(byteCount()).toBeLessThan(200_000);
  });

  it('is limited in bytes, not in characters', async () => {
    const text = JSON.stringify({ email_address: 'é'.repeat(bodyLimitBytes.json / 2), password: 'x' });
    expect(text.length).toBeLessThan(bodyLimitBytes.json);
    expect((await post(`${ordersApi}/login`, new Blob([text]).stream())).status).toBe(413);
  });

  it('is refused with 400 when the client stops sending in the middle', async () => {
    const stream = new ReadableStream({
      start: (controller) => controller.error(new Error('aborted')),
    });
    expect((await post(`${ordersApi}/login`, stream)).status).toBe(400);
  });
});

describe('upload limit', () => {
  const send = async (fileBytes: number) => {
    const app = new Hono();
    app.post('/upload', async (context) => {
      try {
        const { content } = await readBody(context, z.object({ content: z.string() }), 'upload');
        return context.text(String(content.length));
      } catch (error) {
        return context.text('', error instanceof Refusal && error.status === 413 ? 413 : 500);
      }
    });
    const body = JSON.stringify({ vendor_id: 'y0ud', content: 'A'.repeat(Math.ceil(fileBytes / 3) * 4) });
    return (await app.request('/upload', streamed(new Blob([body]).stream()))).status;
  };

  it('accepts a file of 5,242,880 bytes and refuses one that is 65,536 bytes larger', async () => {
    expect(await send(5_242_880)).toBe(200);
    expect(await send(5_242_880 + 65_536)).toBe(413);
  });
});
