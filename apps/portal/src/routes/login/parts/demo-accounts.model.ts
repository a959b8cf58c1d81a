import { createEvent, sample } from 'effector';
import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=demo';
import { emailChanged, passwordChanged, loginFormSubmitted } from '../model.ts';

/** The vendor picked one of the sandbox's accounts. */
export const demoAccountPicked = createEvent<string>();

/** The password of every account that the sandbox seeds. */
const demoPassword = 'Saddle1!bag';

// The English of the sandbox's own texts comes with them.
provideTexts('en', texts);

// When a sandbox account is picked, fill the form as the vendor would and submit it.
sample({ clock: demoAccountPicked, target: emailChanged });
sample({ clock: demoAccountPicked, fn: () => demoPassword, target: passwordChanged });
sample({ clock: demoAccountPicked, target: loginFormSubmitted.prepend(() => undefined) });
