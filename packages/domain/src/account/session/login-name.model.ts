import { createEvent, createStore } from 'effector';

/** The user typed a login name, or another form provided it. */
export const loginNameChanged = createEvent<string>();

/** The text of the login field. The other signed-out screens start with it. */
export const $loginName = createStore('', { serialize: 'ignore' }).on(loginNameChanged, (_, name) => name);
