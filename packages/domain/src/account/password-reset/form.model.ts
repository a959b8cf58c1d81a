import { combine, createEvent, createStore, sample } from 'effector';
import { resetCode, isPasswordStrong } from '../../contracts/index.ts';
import { $loginName, readContact } from '../session/index.ts';
import { createKeptForm } from '../../platform/ports/index.ts';
import { $market } from '../vendors/index.ts';

/** The screen was opened. */
export const resetOpened = createEvent();
/** Somebody typed their email or mobile number. */
export const contactChanged = createEvent<string>();
/** Somebody typed in the field of the code. */
export const codeChanged = createEvent<string>();
/** Somebody typed a new password. */
export const passwordChanged = createEvent<string>();
/** Somebody wants to correct the email or number that the code was asked for. */
export const contactReopened = createEvent();

interface ResetForm {
  readonly contact: string;
  readonly isCodeSent: boolean;
}

/** The part of the form that may be stored: it outlives a reload for as long as its code is good. */
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
/** What the text says; null when it is neither an email nor a number. */
export const $contact = combine($contactText, $market, readContact);
export const $code = createStore('', { serialize: 'ignore' }).on(codeChanged, (_, code) => code);
export const $password = createStore('', { serialize: 'ignore' }).on(passwordChanged, (_, text) => text);

/** What keeps the new password from being sent. */
export const $gaps = combine($code, $password, (code, password) => ({
  code: code.length !== resetCode.digits,
  password: !isPasswordStrong(password),
}));

// When the screen opens, it goes on where it was left; a new one begins with what was typed at the login.
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
