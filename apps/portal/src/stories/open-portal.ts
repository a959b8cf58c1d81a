import { allSettled, createWatch, fork, type Scope } from 'effector';
import { $loadTexts, $supportedLanguages, languageChosen, textsRegistered } from '@saddlebag/domain/i18n';
import { loginSubmitted, sessionStarted } from '@saddlebag/domain/session';
import { $storage, appStarted, createMemoryStorage } from '@saddlebag/domain/shared';
import { entryTexts } from '../entry-texts.ts';
import { languages, loadTexts } from '../languages.ts';
import '../market.ts';
import { navigateFx } from '../navigation.ts';
import { shellTexts } from '../shell/shell-texts.ts';

/** A portal of its own for one story: nothing is stored, and it goes where the story's address bar goes. */
export interface OpenPortal {
  readonly scope: Scope;
  /** Hears where the models want to go. */
  navigate: (path: string, options: { readonly replace: boolean }) => void;
}

/** Starts a portal against the story's sandbox, signed in as `account` when there is one. */
export async function openPortal({
  account,
  language,
}: {
  account: string | null;
  language: string;
}): Promise<OpenPortal> {
  const address: Pick<OpenPortal, 'navigate'> = { navigate: () => undefined };
  const scope = fork({
    values: [
      [$storage, createMemoryStorage()],
      [$loadTexts, loadTexts],
      [$supportedLanguages, languages],
    ],
    handlers: [
      [
        navigateFx,
        ({ path, replace = false }: { path: string; replace?: boolean }) =>
          address.navigate(path, { replace }),
      ],
    ],
  });
  // What starts with the application goes on for as long as the story is open, so nothing waits for it.
  void allSettled(textsRegistered, { scope, params: { tag: 'en', texts: { ...entryTexts, ...shellTexts } } });
  void allSettled(appStarted, {
    scope,
    params: { brand: 'mangrove', country: 'bd', environment: 'sandbox' },
  });
  void allSettled(languageChosen, { scope, params: language });
  if (account) {
    const signedIn = new Promise((resolve) => createWatch({ unit: sessionStarted, scope, fn: resolve }));
    void allSettled(loginSubmitted, { scope, params: { email: account, password: 'Saddle1!bag' } });
    // A screen that is shown before would send its visitor to the start.
    await signedIn;
  }
  return Object.assign(address, { scope });
}
