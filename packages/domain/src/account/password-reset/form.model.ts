import { combine, createEvent, createStore, sample } from 'effector';
import { resetCode, isPasswordStrong } from '../../contracts/index.ts';
import { $loginName, readContact } from '../session/index.ts';
import { createKeptForm } from '../../platform/ports/index.ts';
import { $market } from '../vendors/index.ts';

export const resetOpened = createEvent();
/** The user edited the email or mobile number. */
export const contactChanged = createEvent<string>();
/** The user edited the code. */
export const codeChanged = createEvent<string>();
/** The user edited the new password. */
export const passwordChanged = createEvent<string>();
/** The user returned to the first step to correct the email or number. */
export const contactReopened = createEvent();

interface ResetForm {
  readonly contact: string;
  readonly isCodeSent: boolean;
}

/** The part of the form that may be stored. It survives a reload while its code is valid. */
export const kept = createKeptForm<ResetForm>({
  key: 'saddlebag:password-reset',
  blank: { contact: '', isCodeSent: false },
  parse: (value) => {
    const { contact, isCodeSent } = value as Partial<ResetForm>;
    return typeof contact === 'string' && typeof isCodeSent === 'boolean' ? { contact, isCodeSent } : null;
  },
  lifeMs: resetCode.lifeSeconds * 1000,
});

export const $contactText = kept.$form.map(({ contact }) => contact);
/** The parsed contact. Null if the text is neither an email nor a number. */
export const $contact = combine($contactText, $market, readContact);
export const $code = createStore('', { serialize: 'ignore' }).on(codeChanged, (_, code) => code);
export const $password = createStore('', { serialize: 'ignore' }).on(passwordChanged, (_, text) => text);

/** The fields that are invalid. */
export const $gaps = combine($code, $password, (code, password) => ({
  code: code.length !== resetCode.digits,
  password: !isPasswordStrong(password),
}));

// When the screen opens, restore the form. A new form starts with the text of the login field.
sample({ clock: resetOpened, target: kept.opened });
sample({
  clock: kept.restored,
  source: { contact: $contactText, loginName: $loginName },
  filter: ({ contact, loginName }) => contact === '' && loginName !== '',
  fn: ({ loginName }) => ({ contact: loginName }),
  target: kept.edited,
});

sample({ clock: contactChanged, fn: (contact) => ({ contact }), target: kept.edited });
sample({ clock: contactReopened, fn: () => ({ isCodeSent: false }), target: kept.edited });
$code.reset(contactReopened, resetOpened);
$password.reset(contactReopened, resetOpened);
