import { combine, createEvent, createStore, sample } from 'effector';
import {
  $isLoggingIn,
  $loginFailure,
  $loginName as $email,
  loginFailureText,
  loginNameChanged as emailChanged,
  loginSubmitted,
  parseContact,
} from '@saddlebag/domain/session';
import { $market } from '@saddlebag/domain/vendors';

export const passwordChanged = createEvent<string>();
export const loginFormSubmitted = createEvent();

export const $password = createStore('').on(passwordChanged, (_, password) => password);
const $wasSubmitted = createStore(false).on(loginFormSubmitted, () => true);

const $credentials = combine($email, $password, $market, (loginName, password, market) => {
  const contact = parseContact(loginName, market);
  return { email: contact?.kind === 'mobile' ? contact.number : loginName.trim(), password };
});

/** True for each empty field. Every value is false before the first submission. */
export const $missingFields = combine($credentials, $wasSubmitted, ({ email, password }, wasSubmitted) => ({
  email: wasSubmitted && email === '',
  password: wasSubmitted && password === '',
}));

/** The last failure: its text key and, if the text quotes it, the message from the service. */
export const $failure = $loginFailure.map((failure) => (failure ? loginFailureText(failure) : null));

export { $email, $isLoggingIn, emailChanged };

// When the vendor submits with both fields filled, sign in.
sample({
  clock: loginFormSubmitted,
  source: $credentials,
  filter: ({ email, password }) => email !== '' && password !== '',
  target: loginSubmitted,
});
