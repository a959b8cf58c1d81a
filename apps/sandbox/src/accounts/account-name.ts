import type { Account } from '../store/tables.ts';

/** What an account is called towards its owner: the email or, without one, the mobile number. */
export const nameOf = ({ email, mobile }: Account): string => email ?? mobile ?? '';
