import { useT } from '@saddlebag/domain/react';
import { ButtonLink } from '@saddlebag/ui/button';
import { ExternalIcon } from '@saddlebag/ui/icon';

/** Links to the country's own terms. They are on another site, so the link opens a new tab. */
export function CountryTerms({ url }: { url: string }) {
  const t = useT();

  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-border bg-surface p-5">
      <h2 className="text-lg">{t('terms.external-title')}</h2>
      <p className="text-muted">{t('terms.external-body')}</p>
      <ButtonLink href={url} target="_blank" rel="noreferrer" variant="secondary" endIcon={<ExternalIcon />}>
        {t('terms.external-action')}
        <span className="sr-only"> ({t('terms.new-tab')})</span>
      </ButtonLink>
    </section>
  );
}
