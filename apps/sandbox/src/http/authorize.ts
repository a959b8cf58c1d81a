import type { Context } from 'hono';
import type { Caller } from '../accounts/tokens.ts';
import type { Service } from '../service.ts';
import { unauthorized } from './refusal.ts';

const bearerScheme = 'Bearer ';
/** Scheme of partner apps that embed the portal (specification 000, section 6). */
const partnerScheme = 'GoDroid ';

/** Resolves the caller from the `Authorization` header. Throws a 401 if the token is missing or invalid. */
export const authorize = async ({ tokens }: Service, context: Context): Promise<Caller> => {
  const header = context.req.header('authorization');
  let caller: Caller | null = null;
  if (header?.startsWith(bearerScheme)) caller = await tokens.readAccess(header.slice(bearerScheme.length));
  else if (header?.startsWith(partnerScheme))
    caller = await tokens.readPartner(header.slice(partnerScheme.length));
  if (caller === null) throw unauthorized();
  return caller;
};
