import { attach, createEvent, sample } from 'effector';
import { $loadTexts, $locale } from '@saddlebag/domain/i18n';
import { notify, toast } from '@saddlebag/domain/notifications';
import { downloadFileFx } from '../../download-file.ts';
import { toTermsFile } from './terms-file.ts';
import './texts.ts';

export const downloadRequested = createEvent();

/** Fetches the current terms, because the page may have been open since an earlier version. */
const loadTermsFx = attach({
  source: { load: $loadTexts, locale: $locale },
  effect: async ({ load, locale }) => toTermsFile(await load(locale)),
});
const saveFx = attach({ effect: downloadFileFx });
export const $isDownloading = loadTermsFx.pending;

// When the user asks for the terms, load and save them. A second request waits for the first.
sample({
  clock: downloadRequested,
  source: $isDownloading,
  filter: (isDownloading) => !isDownloading,
  fn: () => undefined,
  target: loadTermsFx,
});
sample({ clock: loadTermsFx.doneData, target: saveFx });
sample({
  clock: [loadTermsFx.fail, saveFx.fail],
  fn: () => toast('error', 'terms.download-failed'),
  target: notify,
});
