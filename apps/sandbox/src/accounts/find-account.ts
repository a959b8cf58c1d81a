import type { Service } from '../service.ts';
import type { Account } from '../store/tables.ts';

/** The address as accounts are kept by: trimmed, NFC, lower case. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** A mobile number as accounts are kept by: digits behind a plus. */
export const normalizeMobile = (number: string): string => `+${number.replace(/\D/g, '')}`;

/** What somebody signs in with, as accounts are kept by: an email or, without an @, a mobile number. */
export const normalizeName = (name: string): string =>
  name.includes('@') ? normalizeEmail(name) : normalizeMobile(name);

/** The account of an email or, without an @, of a mobile number. */
export const findAccount = (service: Service, name: string): Account | undefined => {
  const isEmail = name.includes('@');
  const wanted = normalizeName(name);
  for (const account of service.store.all('account'))
    if ((isEmail ? account.email : account.mobile) === wanted) return account;
  return undefined;
};
