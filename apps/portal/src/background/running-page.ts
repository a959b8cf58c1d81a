import type { RunningPage } from '@saddlebag/domain/build-check';
import { hasUnfinishedWork } from './has-unfinished-work.ts';

/** Key in the storage of the tab, because each tab reloads separately. */
const reloadedForKey = 'saddlebag:reloaded-for';

/** Runs a task on the storage of the tab. Returns null if the browser denies access. */
const withTabStorage = <T>(task: (storage: Storage) => T): T | null => {
  try {
    return task(sessionStorage);
  } catch {
    return null;
  }
};

/** Returns the page of a build. Returns null on a development server, which has no entry script to compare. */
export const runningPage = (): RunningPage | null => {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  // The page names the scripts that the entry imports before it.
  const entry = [...scripts].at(-1);
  if (!entry) return null;
  return {
    build: new URL(entry.src).pathname.slice(1),
    reloadedFor: withTabStorage((storage) => storage.getItem(reloadedForKey)),
    hasUnfinishedWork: () => hasUnfinishedWork(document),
    reload: (newerBuild) => {
      withTabStorage((storage) => storage.setItem(reloadedForKey, newerBuild));
      location.reload();
    },
  };
};
