import { createEvent, sample } from 'effector';
import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=demo';
import { emailChanged, passwordChanged, loginFormSubmitted } from '../model.ts';

/** The vendor picked a sandbox account. The payload is its email. */
export const demoAccountPicked = createEvent<string>();

/** The password of all seeded sandbox accounts. */
const demoPassword = 'Saddle1!bag';

// English texts of the sandbox accounts.
provideTexts('en', texts);

// When a sandbox account is picked, fill in the login form and submit it.
sample({ clock: demoAccountPicked, target: emailChanged });
sample({ clock: demoAccountPicked, fn: () => demoPassword, target: passwordChanged });
sample({ clock: demoAccountPicked, target: loginFormSubmitted.prepend(() => undefined) });
