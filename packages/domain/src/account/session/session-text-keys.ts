import { loginFailureMessages } from '../../contracts/index.ts';

/** Translation keys of the texts that this folder's models show. */
export const sessionTextKeys = [
  'auth.offline',
  'auth.unreadable',
  'auth.internal-error',
  'auth.other',
  ...loginFailureMessages.map((message) => `auth.${message}` as const),
  'toast.disconnected',
  'toast.request-under-way',
  'toast.guest-request-under-way',
] as const;
