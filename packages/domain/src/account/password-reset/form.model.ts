import { combine, createEvent, createStore, sample } from 'effector';
import { resetCodeRules, passwordErrorKey } from '../../contracts/index.ts';
import { $loginName, parseContact } from '../session/index.ts';
import { createKeptForm } from '../../platform/ports/index.ts';
import { $market } from '../vendors/index.ts';

export const resetOpened = createEvent();
/** The user edited the email or mobile number. */
export const contactChanged = createEvent<string>();
export const codeChanged = createEvent<string>();
export const passwordChanged = createEvent<string>();
/** The user returned to the first step to correct the email or number. */
export const contactEditRequested = createEvent();

interface ResetForm {
  readonly contact: string;
  readonly isCodeSent: boolean;
}

/** The part of the form that may be stored. It survives a reload while the reset code is valid. */
export const keptForm = createKeptForm<ResetForm>({
  key: 'saddlebag:password-reset',
  blank: { contact: '', isCodeSent: false },
  parse: (value) => {
    const { contact, isCodeSent } = value as Partial<ResetForm>;
    return typeof contact === 'string' && typeof isCodeSent === 'boolean' ? { contact, isCodeSent } : null;
  },
  lifetimeMs: resetCodeRules.lifetimeSeconds * 1000,
});

export const $contactText = keptForm.$form.map(({ contact }) => contact);
/** The parsed contact. Null if the text is neither an email nor a number. */
export const $contact = combine($contactText, $market, parseContact);
export const $code = createStore('', { serialize: 'ignore' }).on(codeChanged, (_, code) => code);
export const $password = createStore('', { serialize: 'ignore' }).on(passwordChanged, (_, text) => text);

/** Why the password is refused, as a translation key. Null if it meets every rule. */
export const $passwordError = $password.map(passwordErrorKey);

export const $invalidFields = combine($code, $password, (code, password) => ({
  code: code.length !== resetCodeRules.digits,
  password: passwordErrorKey(password) !== null,
}));

// When the screen opens, restore the form. A new form starts with the text of the login field.
sample({ clock: resetOpened, target: keptForm.opened });
sample({
  clock: keptForm.restored,
  source: { contact: $contactText, loginName: $loginName },
  filter: ({ contact, loginName }) => contact === '' && loginName !== '',
  fn: ({ loginName }) => ({ contact: loginName }),
  target: keptForm.edited,
});

sample({ clock: contactChanged, fn: (contact) => ({ contact }), target: keptForm.edited });
sample({ clock: contactEditRequested, fn: () => ({ isCodeSent: false }), target: keptForm.edited });
$code.reset(contactEditRequested, resetOpened);
$password.reset(contactEditRequested, resetOpened);
