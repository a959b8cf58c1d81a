import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { build } from '../../build.ts';

/** Links to the legal pages of the build's country. Renders a `<nav>`. */
export function LegalLinks() {
  const t = useT();
  const { partners, privacy, terms, apiDocs } = build.legalLinks;
  const links = [
    { href: partners, text: 'legal.partners' },
    { href: privacy, text: 'legal.privacy' },
    { href: terms, text: 'legal.terms' },
    ...(apiDocs === null ? [] : [{ href: apiDocs, text: 'legal.api' }]),
  ];

  return (
    <nav aria-label={t('legal.label')}>
      <ul className="flex flex-wrap justify-center gap-x-4">
        {links.map(({ href, text }) => {
          const Anchor = href.startsWith('/') ? Link : 'a';
          return (
            <li key={href}>
              <Anchor
                href={href}
                className="inline-flex min-h-11 items-center text-xs text-muted hover:underline"
              >
                {t(text)}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
