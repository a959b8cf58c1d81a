import { memoryLocation } from 'wouter/memory-location';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { $alertSound } from '@saddlebag/domain/attention';
import { $backups, createMemoryBackups } from '@saddlebag/domain/backup';
import { flagRefreshStarted } from '@saddlebag/domain/flag-refresh';
import { $loadTexts, $supportedLanguages, languageChosen } from '@saddlebag/domain/i18n';
import { loginSubmitted, sessionStarted } from '@saddlebag/domain/session';
import { appStarted } from '@saddlebag/domain/environment';
import { $storage, $tabs, createMemoryStorage, soloTabs } from '@saddlebag/domain/ports';
import { exampleMarket } from '@saddlebag/domain/contracts';
import { $appearance, type Appearance } from '../appearance/appearance.model.ts';
import '../entry-texts.ts';
import { build } from '../build.ts';
import { loadTexts } from '../load-texts.ts';
import { navigateFx } from '../navigation.ts';
import { createSilentSound } from './silent-sound.ts';
import { $mapEngine } from '../widgets/city-map/index.ts';

/** An isolated portal for one story, with its own storage and location. */
export interface OpenPortal {
  readonly scope: Scope;
  /** The story's location in memory. Navigation changes it instead of the browser's address. */
  readonly location: Pick<ReturnType<typeof memoryLocation>, 'hook' | 'searchHook'>;
}

/** Starts a portal against the story's sandbox and signs in as `account`, if given. */
export async function openPortal({
  account,
  appearance = 'system',
  language,
  path,
  stored = {},
  liveMap = false,
  soundBlocked = false,
}: {
  account: string | null;
  /** Determines the colours of the live map. */
  appearance?: Appearance;
  language: string;
  path: string;
  stored?: Readonly<Record<string, string>> | undefined;
  liveMap?: boolean | undefined;
  soundBlocked?: boolean | undefined;
}): Promise<OpenPortal> {
  const location = memoryLocation({ path });
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.write(key, value);
  const scope = fork({
    values: [
      [$storage, storage],
      // Each story has its own sandbox, so it must not follow another story's socket.
      [$tabs, soloTabs],
      // Stories share one database, so a backup would restore the draft of another story.
      [$backups, createMemoryBackups()],
      [$alertSound, createSilentSound(soundBlocked)],
      [$loadTexts, loadTexts],
      [$supportedLanguages, build.languages],
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
  // Not awaited: the timers and sockets started here run until the story closes.
  void allSettled(appStarted, {
    scope,
    params: { brand: 'mangrove', market: exampleMarket, environment: 'sandbox' },
  });
  void allSettled(flagRefreshStarted, { scope });
  void allSettled(languageChosen, { scope, params: language });
  if (account) {
    const signedIn = new Promise((resolve) => createWatch({ unit: sessionStarted, scope, fn: resolve }));
    void allSettled(loginSubmitted, { scope, params: { email: account, password: 'Saddle1!bag' } });
    // Rendering a signed-in screen before this would redirect to the login.
    await signedIn;
  }
  return { scope, location };
}
