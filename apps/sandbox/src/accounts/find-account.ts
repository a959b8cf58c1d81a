import type { Service } from '../service.ts';
import type { Account } from '../store/tables.ts';

/** Normalizes an email for storage and lookup: trimmed, NFC, lower case. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Normalizes a mobile number for storage and lookup: a plus followed by digits. */
export const normalizeMobile = (number: string): string => `+${number.replace(/\D/g, '')}`;

/** Normalizes a sign-in name. A name without an @ is a mobile number. */
export const normalizeName = (name: string): string =>
  name.includes('@') ? normalizeEmail(name) : normalizeMobile(name);

/** Finds an account by its email or mobile number. */
export const findAccount = (service: Service, name: string): Account | undefined => {
  const isEmail = name.includes('@');
  const normalizedName = normalizeName(name);
  for (const account of service.store.all('account'))
    if ((isEmail ? account.email : account.mobile) === normalizedName) return account;
  return undefined;
};
