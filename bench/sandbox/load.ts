import { Agent, request } from 'node:http';

/** A call to make. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadAnswer {
  readonly status: number;
  readonly text: string;
}

export interface Client {
  send(call: LoadRequest): Promise<LoadAnswer>;
  /** Makes `count` calls, a few at a time, and hands each answer over as it comes. */
  sendAll(
    count: number,
    call: (index: number) => LoadRequest,
    answered: (answer: LoadAnswer) => void,
  ): Promise<void>;
}

const atATime = 8;

/** Sends over kept-alive connections; cheaper than fetch, so that two cores are left for what is measured. */
export const createClient = (port: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const send = ({ method, path, headers, body }: LoadRequest): Promise<LoadAnswer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
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
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    send,
    sendAll: async (count, call, answered) => {
      let next = 0;
      const lane = async (): Promise<void> => {
        while (next < count) {
          next += 1;
          answered(await send(call(next)));
        }
      };
      await Promise.all(Array.from({ length: atATime }, lane));
    },
  };
};
