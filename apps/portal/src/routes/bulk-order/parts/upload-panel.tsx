import { useUnit } from 'effector-react';
import { $isTemplateLoading, templateRequested } from '@saddlebag/domain/bulk-job';
import { $readingFailure, $sourceName, sourceChosen } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { FileDrop } from '@saddlebag/ui/file-drop';
import { PasteField } from './paste-field.tsx';
import { ReadingProgress } from './reading-progress.tsx';

/** Files that the reader recognizes. It explains how to convert those that it cannot read. */
const spreadsheetExtensions = [
  '.xlsx',
  '.csv',
  '.tsv',
  '.txt',
  '.xlsm',
  '.xls',
  '.xlsb',
  '.ods',
  '.numbers',
  '.pdf',
];

/** Offers the template, and takes the orders as a file or as pasted rows. */
export function UploadPanel() {
  const t = useT();
  const [failure, name, isTemplateLoading] = useUnit([$readingFailure, $sourceName, $isTemplateLoading]);
  const [requestTemplate, choose] = useUnit([templateRequested, sourceChosen]);

  return (
    <section className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start justify-items-start gap-2">
        <h2 className="text-base">{t('bulk.template.title')}</h2>
        <p className="text-sm text-muted">{t('bulk.template.body')}</p>
        <Button variant="secondary" disabled={isTemplateLoading} onClick={() => requestTemplate()}>
          {t('bulk.template.download')}
        </Button>
      </div>
      <div className="grid content-start gap-4">
        <FileDrop.Root
          label={t('bulk.upload.label')}
          hint={t('bulk.upload.hint')}
          error={
            failure !== null && (
              <>
                <bdi className="font-strong">{name ?? t('bulk.upload.pasted')}</bdi>
                {': '}
                {t(failure.key, failure.params)}
              </>
            )
          }
          accept={spreadsheetExtensions}
          onFilesAccept={([file]) => {
            if (file) choose({ name: file.name, source: { file } });
          }}
          labels={{
            choose: t('bulk.upload.choose'),
            dropHint: t('bulk.upload.drop'),
            releaseHint: t('bulk.upload.release'),
            reading: t('bulk.upload.reading'),
            added: ([fileName = '']) => t('bulk.upload.added', { name: fileName }),
            wrongExtension: (fileName) => t('bulk.upload.wrong-format', { name: fileName }),
            empty: (fileName) => t('bulk.upload.empty', { name: fileName }),
            tooMany: () => t('bulk.upload.too-many'),
            unreadable: t('bulk.upload.unreadable'),
          }}
        />
        <ReadingProgress />
        <PasteField />
      </div>
    </section>
  );
}
