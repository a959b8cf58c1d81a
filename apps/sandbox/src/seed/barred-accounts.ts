import type { Account } from '../store/tables.ts';

/** Hash of `demoPassword`. */
const passwordHash = 'scrypt$16384$8$5$yhVrLRroGcwnLTwwXJg-jg$5HkNhM1cj8_452vc1dNInAzcCS18Yv_tkUgAfgMiCnc';

/**
 * One account for each reason to refuse a sign-in with the right password, to show the messages of the login
 * screen.
 */
export const barredAccounts: readonly Account[] = [
  { id: 'a-unconfirmed-01', email: 'unconfirmed@saddlebag.test', passwordHash, barred: 'notConfirmed' },
  { id: 'a-reset-01', email: 'reset@saddlebag.test', passwordHash, barred: 'passwordResetRequired' },
  { id: 'a-disabled-01', email: 'disabled@saddlebag.test', passwordHash, barred: 'disabled' },
];
