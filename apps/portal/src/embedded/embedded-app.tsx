import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $embedding, embeddingRetried } from '@saddlebag/domain/embedded';
import { useLocale, useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon } from '@saddlebag/ui/icon';
import { UiProvider } from '@saddlebag/ui/provider';
import { App, type AppProps } from '../app.tsx';
import { isVendorPath } from './is-vendor-path.ts';
import { PageLoading } from '../shell/page-loading.tsx';

/**
 * The portal inside a partner's app. It waits until the partner's app sends its token. If the token is
 * refused, paths that name a vendor show an error. Other paths open without a session (specification 000,
 * section 8).
 */
export function EmbeddedApp(props: AppProps) {
  const { locale, dir } = useLocale();
  const [embedding, retry] = useUnit([$embedding, embeddingRetried]);
  const [path] = useLocation();
  const t = useT();
  const isRefused = embedding === 'refused' && isVendorPath(path);
  if (embedding !== 'waiting' && !isRefused) return <App {...props} />;

  return (
    <UiProvider language={locale} direction={dir} nonce={props.nonce}>
      {isRefused ? (
        <main
          id="content"
          data-slot="embedding-refused"
          className="grid min-h-dvh place-items-center bg-page p-6 text-text"
        >
          <div role="alert">
            <EmptyState
              icon={<AlertIcon />}
              titleAs="h1"
              title={t('embedded.refused-title')}
              description={t('embedded.refused-body')}
            >
              <Button onClick={() => retry()}>{t('action.retry')}</Button>
            </EmptyState>
          </div>
        </main>
      ) : (
        <PageLoading />
      )}
    </UiProvider>
  );
}
