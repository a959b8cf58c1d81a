import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Connection } from '../faults/connection.ts';

const bindings = (context: Context): HttpBindings => context.env as HttpBindings;

/** Breaks real TCP connections. */
export const nodeConnection: Connection = {
  drop(context) {
    bindings(context).incoming.socket.resetAndDestroy();
    return Promise.resolve(RESPONSE_ALREADY_SENT);
  },
  hang: (context) =>
    new Promise((resolve) => {
      bindings(context).outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
    }),
  async truncate(context, answer) {
    const { outgoing } = bindings(context);
    const whole = Buffer.from(await answer.arrayBuffer());
    outgoing.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      'content-length': String(whole.length),
    });
    outgoing.write(whole.subarray(0, whole.length >> 1), () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  },
};
