import { useGate, useUnit } from 'effector-react';
import { $panel, hasFrame, panelFrameId } from '@saddlebag/domain/help-centre';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Spinner } from '@saddlebag/ui/spinner';
import { $appearance, type Appearance } from '../../appearance/appearance.model.ts';
import { HelpPanelGate } from './panel.model.ts';

/**
 * Adds the colour scheme that the user has chosen as the fragment. It does not reach the server, and a change does
 * not reload the page.
 */
const withScheme = (url: string, appearance: Appearance): string => {
  const address = new URL(url);
  if (appearance !== 'system' && address.hash === '') address.hash = appearance;
  return address.href;
};

/** Shows the page of the help centre in a frame. Fills its container. */
export function HelpPanel({ isOpen }: { isOpen: boolean }) {
  const t = useT();
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
          src={withScheme(url, appearance)}
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
