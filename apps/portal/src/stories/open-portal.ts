import { memoryLocation } from 'wouter/memory-location';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { flagWatchBegun } from '@saddlebag/domain/flag-refresh';
import { $loadTexts, $supportedLanguages, languageChosen } from '@saddlebag/domain/i18n';
import { loginSubmitted, sessionStarted } from '@saddlebag/domain/session';
import { appStarted } from '@saddlebag/domain/environment';
import { $storage, createMemoryStorage } from '@saddlebag/domain/ports';
import { $appearance, type Appearance } from '../appearance/appearance.model.ts';
import '../entry-texts.ts';
import { languages, loadTexts } from '../languages.ts';
import '../market.model.ts';
import { navigateFx } from '../navigation.ts';
import { $mapEngine } from '../widgets/city-map/index.ts';

/** A portal of its own for one story: nothing is stored, and it goes where the story's address bar goes. */
export interface OpenPortal {
  readonly scope: Scope;
  /** Where the story's address bar stands; the models move it too. */
  readonly location: Pick<ReturnType<typeof memoryLocation>, 'hook' | 'searchHook'>;
}

/** Starts a portal against the story's sandbox, signed in as `account` when there is one, on a device with this storage. */
export async function openPortal({
  account,
  appearance = 'system',
  language,
  path,
  stored = {},
  liveMap = false,
}: {
  account: string | null;
  /** What the vendor prefers; a live map is drawn for it. */
  appearance?: Appearance;
  language: string;
  path: string;
  stored?: Readonly<Record<string, string>> | undefined;
  liveMap?: boolean | undefined;
}): Promise<OpenPortal> {
  const location = memoryLocation({ path });
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.write(key, value);
  const scope = fork({
    values: [
      [$storage, storage],
      [$loadTexts, loadTexts],
      [$supportedLanguages, languages],
      [$appearance, appearance],
      [$mapEngine, liveMap ? 'auto' : 'static'],
    ],
    handlers: [
      [
        navigateFx,
        ({ path: to, replace = false }: { path: string; replace?: boolean }) =>
          location.navigate(to, { replace }),
      ],
    ],
  });
  // What starts with the application goes on for as long as the story is open, so nothing waits for it.
  void allSettled(appStarted, {
    scope,
    params: { brand: 'mangrove', country: 'bd', environment: 'sandbox' },
  });
  void allSettled(flagWatchBegun, { scope });
  void allSettled(languageChosen, { scope, params: language });
  if (account) {
    const signedIn = new Promise((resolve) => createWatch({ unit: sessionStarted, scope, fn: resolve }));
    void allSettled(loginSubmitted, { scope, params: { email: account, password: 'Saddle1!bag' } });
    // A screen that is shown before would send its visitor to the start.
    await signedIn;
  }
  return { scope, location };
}
