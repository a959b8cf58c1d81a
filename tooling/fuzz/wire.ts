/** A request as bytes and texts, so that it can contain what no client library would send. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** Sends a request to the service under test. */
export type Send = (request: WireRequest) => Promise<Response>;

/** Creates the function that sends requests to a running service, such as `http://localhost:4300`. */
export const sendOverHttp =
  (baseUrl: string): Send =>
  ({ path, ...init }) =>
    fetch(new URL(path, baseUrl), { ...init, redirect: 'manual' });
