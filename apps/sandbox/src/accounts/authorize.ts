import type { Context } from 'hono';
import { unauthorized } from '../refusal.ts';
import type { Service } from '../service.ts';
import type { Caller } from './tokens.ts';

const bearer = 'Bearer ';

/** The caller behind the `Authorization` header. Throws a 401. */
export const authorize = async (service: Service, context: Context): Promise<Caller> => {
  const header = context.req.header('authorization') ?? '';
  const caller = header.startsWith(bearer) ? await service.tokens.read(header.slice(bearer.length)) : null;
  if (caller === null) throw unauthorized();
  return caller;
};
