import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { ButtonLink } from '@saddlebag/ui/button';
import { paths } from '../../paths.ts';
import './texts.ts';

/** The fallback for unknown paths. */
export function NotFoundPage() {
  const t = useT();
  return (
    <main className="grid min-h-dvh place-items-center bg-page p-6 text-text">
      <div className="flex max-w-sm flex-col items-center gap-4 text-center">
        <p aria-hidden="true" className="font-display text-3xl text-accent-text">
          404
        </p>
        <h1 className="font-display text-xl">{t('not-found.title')}</h1>
        <p className="text-muted">{t('not-found.body')}</p>
        <ButtonLink asChild>
          <Link href={paths.home()}>{t('not-found.action')}</Link>
        </ButtonLink>
      </div>
    </main>
  );
}
