import {
  isBlank,
  passwordErrorKey,
  limits,
  registrationLimits,
  registrationTypes,
} from '../../contracts/index.ts';
import type { RegistrationType, Market } from '../../contracts/index.ts';
import { parseContact } from '../session/index.ts';
import { characterCount, normalizeText } from '../../platform/text/index.ts';

/** A typed mobile number. */
interface MobileValue {
  readonly text: string;
  readonly e164: string | null;
  /** Null or absent while the numbering plans are loading. True without `e164` if they failed to load. */
  readonly possible?: boolean | null;
}

/** The fields that may be stored, with their texts as typed. Passwords are never stored. */
export interface RegistrationForm {
  /** Null until the user chooses. */
  readonly type: RegistrationType | null;
  readonly businessName: string;
  readonly vendorCode: string;
  readonly vendorEmail: string;
  readonly email: string;
  readonly mobile: MobileValue;
  readonly vatNumber: string;
  readonly isTermsAccepted: boolean;
}

export interface Passwords {
  readonly password: string;
  readonly repeated: string;
}

export const blankForm: RegistrationForm = {
  type: null,
  businessName: '',
  vendorCode: '',
  vendorEmail: '',
  email: '',
  mobile: { text: '', e164: null },
  vatNumber: '',
  isTermsAccepted: false,
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Validates a stored form. Returns null for any other value. */
export const parseForm = (value: unknown): RegistrationForm | null => {
  const { type, mobile, isTermsAccepted, ...texts } = { ...(value as Partial<RegistrationForm>) };
  const { businessName, vendorCode, vendorEmail, email, vatNumber } = texts;
  const isKnownType = type === null || registrationTypes.some((known) => known === type);
  const isMobile =
    isText(mobile?.text) &&
    (mobile.e164 === null || isText(mobile.e164)) &&
    ['boolean', 'undefined'].includes(typeof (mobile.possible ?? undefined));
  if (!isKnownType || typeof isTermsAccepted !== 'boolean' || !isMobile) return null;
  if (![businessName, vendorCode, vendorEmail, email, vatNumber].every(isText)) return null;
  return value as RegistrationForm;
};

export type RegistrationField =
  | 'type'
  | 'businessName'
  | 'vendorCode'
  | 'vendorEmail'
  | 'email'
  | 'mobile'
  | 'password'
  | 'repeated'
  | 'vatNumber'
  | 'terms';

export type RegistrationErrors = Readonly<Partial<Record<RegistrationField, string>>>;

const isEmail = (text: string, market: Market): boolean => parseContact(text, market)?.kind === 'email';
const isTooLong = (text: string, limit: number): boolean => characterCount(normalizeText(text)) > limit;

const identityErrors = (form: RegistrationForm, market: Market): RegistrationErrors => {
  if (form.type === null) return { type: 'account.register.type-missing' };
  if (form.type === 'NPV') {
    if (isBlank(form.businessName)) return { businessName: 'account.register.business-name-missing' };
    const isLong = isTooLong(form.businessName, registrationLimits.businessName);
    return isLong ? { businessName: 'account.register.too-long' } : {};
  }
  return {
    ...(isTooLong(form.vendorCode, registrationLimits.vendorCode) && {
      vendorCode: 'account.register.too-long',
    }),
    ...(normalizeText(form.vendorCode) === '' && { vendorCode: 'account.register.vendor-code-missing' }),
    ...(!isEmail(form.vendorEmail, market) && { vendorEmail: 'account.register.email-invalid' }),
  };
};

/**
 * Returns the mobile number in E.164 format. While its numbering plan is unknown, any number of the market counts, because
 * the service checks it too. Returns null for any other text.
 */
export const mobileNumberOf = ({ text, e164, possible }: MobileValue, market: Market): string | null => {
  if (e164 !== null || possible === false) return e164;
  const contact = parseContact(text, market);
  return contact?.kind === 'mobile' ? contact.number : null;
};

const contactErrors = ({ email, mobile }: RegistrationForm, market: Market): RegistrationErrors => {
  const hasEmail = normalizeText(email) !== '';
  const hasMobile = normalizeText(mobile.text) !== '';
  if (!hasEmail && !hasMobile) return { email: 'auth.login-name-missing' };
  return {
    ...(hasEmail && !isEmail(email, market) && { email: 'account.register.email-invalid' }),
    ...(hasMobile &&
      mobileNumberOf(mobile, market) === null && { mobile: 'account.register.mobile-invalid' }),
  };
};

/** True for 8 characters, or none: the number is optional. */
const isVatNumber = (text: string): boolean =>
  [0, limits.vatNumberCharacters].includes(characterCount(normalizeText(text)));

const passwordErrors = ({ password, repeated }: Passwords): RegistrationErrors => {
  const key = passwordErrorKey(password);
  return {
    ...(key !== null && { password: key }),
    ...(password !== repeated && { repeated: 'account.register.passwords-differ' }),
  };
};

/** Validates the form. Returns the translation key of each field's error, in the order of the form. */
export const validateRegistration = (
  form: RegistrationForm,
  passwords: Passwords,
  market: Market,
): RegistrationErrors => ({
  ...identityErrors(form, market),
  ...contactErrors(form, market),
  ...passwordErrors(passwords),
  ...(!isVatNumber(form.vatNumber) && { vatNumber: 'account.register.vat-wrong' }),
  ...(!form.isTermsAccepted && { terms: 'account.register.terms-missing' }),
});
