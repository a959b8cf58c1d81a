import { useGate, useUnit } from 'effector-react';
import { $panel, hasFrame, panelFrameId } from '@saddlebag/domain/help-centre';
import { useLocale, useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Spinner } from '@saddlebag/ui/spinner';
import { $appearance, type Appearance } from '../../appearance/appearance.model.ts';
import { HelpPanelGate } from './panel.model.ts';

/**
 * Adds the language and the colour scheme that the user has chosen as the fragment. It does not reach the server, and
 * a change does not reload the page, so a half-typed message is kept.
 */
const withSettings = (url: string, lang: string, appearance: Appearance): string => {
  const address = new URL(url);
  const settings = { lang, ...(appearance !== 'system' && { scheme: appearance }) };
  if (address.hash === '') address.hash = new URLSearchParams(settings).toString();
  return address.href;
};

/** Shows the page of the help centre in a frame. Fills its container. */
export function HelpPanel({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const { locale } = useLocale();
  useGate(HelpPanelGate, { isOpen });
  const [{ status, url }, appearance] = useUnit([$panel, $appearance]);
  const isReady = status === 'ready';

  if (status === 'failed')
    return (
      <div role="alert" className="m-auto flex max-w-xs flex-col items-center gap-4 p-6 text-center">
        <p>{t('help-center.failed')}</p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t('action.reload')}
        </Button>
      </div>
    );
  return (
    <div className="relative flex-1">
      {hasFrame(status) && url && (
        <iframe
          id={panelFrameId}
          title={t('help-center.title')}
          src={withSettings(url, locale, appearance)}
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full"
        />
      )}
      {!isReady && (
        <div className="absolute inset-0 grid place-items-center bg-raised">
          <Spinner label={t('help-center.loading')} />
        </div>
      )}
    </div>
  );
}
