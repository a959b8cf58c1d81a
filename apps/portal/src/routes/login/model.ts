import { combine, createEvent, createStore, sample } from 'effector';
import {
  $isLoggingIn,
  $loginFailure,
  $loginName as $email,
  loginFailureText,
  loginNameChanged as emailChanged,
  loginSubmitted,
  readContact,
} from '@saddlebag/domain/session';
import { $market } from '@saddlebag/domain/vendors';

/** The vendor typed in the password field. */
export const passwordChanged = createEvent<string>();
/** The vendor asked to be signed in. */
export const loginFormSubmitted = createEvent();

export const $password = createStore('').on(passwordChanged, (_, password) => password);
const $wasSubmitted = createStore(false).on(loginFormSubmitted, () => true);

const $credentials = combine($email, $password, $market, (name, password, market) => {
  const contact = readContact(name, market);
  return { email: contact?.kind === 'mobile' ? contact.number : name.trim(), password };
});

/** What is missing, once the vendor has tried to go on without it. */
export const $missing = combine($credentials, $wasSubmitted, ({ email, password }, wasSubmitted) => ({
  email: wasSubmitted && email === '',
  password: wasSubmitted && password === '',
}));

/** The text that explains the last failure: a key of the catalogue, and the service's own words for the key that shows them. */
export const $failure = $loginFailure.map((failure) => (failure ? loginFailureText(failure) : null));

export { $email, $isLoggingIn, emailChanged };

// When the vendor submits with both fields filled, sign in.
sample({
  clock: loginFormSubmitted,
  source: $credentials,
  filter: ({ email, password }) => email !== '' && password !== '',
  target: loginSubmitted,
});
