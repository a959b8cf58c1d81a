import { memo } from 'react';
import { Artwork } from '@saddlebag/ui/artwork';
import { specimens } from './specimens.tsx';
import type { ReactNode } from 'react';
import type { BrandLogo, ScriptCode, Theme } from '../../packages/ui/tokens/index.ts';

function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-4 rounded-card bg-surface p-5 shadow-raised">
      <h2 className="m-0 text-lg">{title}</h2>
      {children}
    </div>
  );
}

/**
 * Shows every component of the library. Tokens come from the stylesheet, so a token change does not re-render
 * the sheet.
 */
export const ComponentSheet = memo(function ComponentSheet({
  name,
  logo,
  scripts,
  theme,
}: ComponentSheetProps) {
  return (
    <div className="pb-12">
      <div className="mx-gutter mb-5 flex flex-wrap items-center gap-4 rounded-card bg-nav px-5 py-4 text-on-nav">
        <Artwork artwork={logo.mark} className="h-9" />
        <Artwork artwork={logo.wordmark} label={`${name}, ${theme}`} className="h-7" />
      </div>
      <div className="grid gap-5 px-gutter @3xl:grid-cols-2">
        {specimens.map(([title, specimen]) => (
          <Specimen key={title} title={title}>
            {specimen({ theme, scripts })}
          </Specimen>
        ))}
      </div>
    </div>
  );
});

interface ComponentSheetProps {
  readonly name: string;
  readonly logo: BrandLogo;
  /** Scripts for which the brand sets a typeface. Pass the same array on each render to avoid re-renders. */
  readonly scripts: readonly ScriptCode[];
  readonly theme: Theme;
}
