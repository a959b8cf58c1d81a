import texts from '../../../locales/en.json?only=voucher';

/** The English of vouchers; it comes with their code. */
export const voucherTexts = texts;
