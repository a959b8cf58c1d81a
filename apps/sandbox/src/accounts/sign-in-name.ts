import type { Account } from '../store/tables.ts';

/**
 * Returns the name an account signs in with: its email or mobile number. A guest account has neither, so
 * returns ''.
 */
export const getSignInName = ({ email, mobile }: Account): string => email ?? mobile ?? '';
