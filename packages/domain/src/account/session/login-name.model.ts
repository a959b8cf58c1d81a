import { createEvent, createStore } from 'effector';

/** What somebody signs in with was typed, or is known from a form before. */
export const loginNameChanged = createEvent<string>();

/** The text in the field of the login screen; the other screens of somebody who is signed out start from it. */
export const $loginName = createStore('', { serialize: 'ignore' }).on(loginNameChanged, (_, name) => name);
