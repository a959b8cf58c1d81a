import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { $isDownloading, downloadRequested } from '../download.model.ts';

/** Saves the terms as a text file in the language of the user. */
export function DownloadTerms() {
  const t = useT();
  const [isDownloading, download] = useUnit([$isDownloading, downloadRequested]);

  return (
    <Button
      variant="secondary"
      className="self-start"
      loading={isDownloading}
      loadingLabel={t('terms.downloading')}
      onClick={() => download()}
    >
      {t('terms.download')}
    </Button>
  );
}
