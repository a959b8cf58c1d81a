import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=demo';
import { emailChanged, passwordChanged, submitted } from '../model.ts';

/** Open while the sandbox's accounts are on display. */
export const DemoGate = createGate();

/** The vendor picked one of the sandbox's accounts. */
export const demoAccountPicked = createEvent<string>();

/** The password of every account that the sandbox seeds. */
const demoPassword = 'Saddle1!bag';

// The English of the sandbox's own texts comes with them.
sample({ clock: DemoGate.open, fn: () => ({ tag: 'en', texts }), target: textsRegistered });

// When a sandbox account is picked, fill the form as the vendor would and submit it.
sample({ clock: demoAccountPicked, target: emailChanged });
sample({ clock: demoAccountPicked, fn: () => demoPassword, target: passwordChanged });
sample({ clock: demoAccountPicked, target: submitted.prepend(() => undefined) });
