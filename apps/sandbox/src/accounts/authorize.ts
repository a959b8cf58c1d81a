import type { Context } from 'hono';
import { unauthorized } from '../refusal.ts';
import type { Service } from '../service.ts';
import type { Caller } from './tokens.ts';

const bearer = 'Bearer ';
/** The scheme of partners' apps that embed the portal (specification 000, section 6). */
const partner = 'GoDroid ';

/** The caller behind the `Authorization` header. Throws a 401. */
export const authorize = async ({ tokens }: Service, context: Context): Promise<Caller> => {
  const header = context.req.header('authorization') ?? '';
  const caller = header.startsWith(bearer)
    ? await tokens.read(header.slice(bearer.length))
    : header.startsWith(partner)
      ? await tokens.readPartner(header.slice(partner.length))
      : null;
  if (caller === null) throw unauthorized();
  return caller;
};
