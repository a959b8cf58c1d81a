import { useCallback, useEffect, useRef } from 'react';
import { brandCss } from '../../packages/ui/tokens/index.ts';
import { themeTitles } from './theme-pane.tsx';
import type { Brand, Theme } from '../../packages/ui/tokens/index.ts';
import type { BrandId } from '../../packages/ui/brands/index.ts';

/**
 * A story of the portal in the draft. The frame shows it in a brand that exists, for the drawings that the portal
 * carries; the tokens of that brand are then replaced by the draft's.
 */
export function StoryFrame({ story, title, brand, logo, theme }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = useCallback(() => {
    const inside = frame.current?.contentDocument;
    const view = inside?.defaultView;
    if (!inside || !view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(brandCss({ ...brand, id: logo }));
    inside.adoptedStyleSheets = [sheet];
    inside.documentElement.dataset['density'] = brand.density;
  }, [brand, logo]);

  useEffect(dress, [dress]);

  return (
    <iframe
      ref={frame}
      title={`${title}, ${themeTitles[theme]}`}
      src={`iframe.html?viewMode=story&id=${story}&globals=brand:${logo};theme:${theme};density:${brand.density}`}
      onLoad={dress}
      className="block h-[calc(100dvh-10rem)] min-h-160 w-full border-0 bg-page"
    />
  );
}

interface StoryFrameProps {
  /** Id of the story. */
  readonly story: string;
  readonly title: string;
  readonly brand: Brand;
  /** The brand whose logo is shown. */
  readonly logo: BrandId;
  readonly theme: Theme;
}
