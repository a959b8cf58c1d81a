import { Agent, request } from 'node:http';

/** An HTTP request to send. */
interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResponse {
  readonly status: number;
  readonly text: string;
}

export interface Client {
  send(call: LoadRequest): Promise<LoadResponse>;
  /** Sends `count` requests, eight at a time, and passes each response to `onResponse` as it arrives. */
  sendAll(
    count: number,
    call: (index: number) => LoadRequest,
    onResponse: (response: LoadResponse) => void,
  ): Promise<void>;
}

const concurrency = 8;

/**
 * Creates a client with keep-alive connections. It uses less CPU than `fetch`, which leaves more for the
 * server.
 */
export const createClient = (port: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const send = ({ method, path, headers, body }: LoadRequest): Promise<LoadResponse> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
          response.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return {
    send,
    sendAll: async (count, call, onResponse) => {
      let next = 0;
      const sendUntilDone = async (): Promise<void> => {
        while (next < count) {
          next += 1;
          onResponse(await send(call(next)));
        }
      };
      await Promise.all(Array.from({ length: concurrency }, sendUntilDone));
    },
  };
};
