import { useCallback, useEffect, useRef } from 'react';
import { brandCss } from '../../packages/ui/tokens/index.ts';
import { themeTitles } from './theme-pane.tsx';
import type { Brand, Theme } from '../../packages/ui/tokens/index.ts';
import type { BrandId } from '../../packages/ui/brands/index.ts';

/**
 * Shows a portal story with the tokens of the draft. The frame loads the story in an existing brand, whose
 * logo the portal already contains, and then replaces the tokens of that brand.
 */
export function StoryFrame({ story, title, brand, logo, theme }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const applyDraft = useCallback(() => {
    const frameDocument = frame.current?.contentDocument;
    const frameWindow = frameDocument?.defaultView;
    if (!frameDocument || !frameWindow) return;
    const sheet = new frameWindow.CSSStyleSheet();
    sheet.replaceSync(brandCss({ ...brand, id: logo }));
    frameDocument.adoptedStyleSheets = [sheet];
    frameDocument.documentElement.dataset['density'] = brand.density;
  }, [brand, logo]);

  useEffect(applyDraft, [applyDraft]);

  return (
    <iframe
      ref={frame}
      title={`${title}, ${themeTitles[theme]}`}
      src={`iframe.html?viewMode=story&id=${story}&globals=brand:${logo};theme:${theme};density:${brand.density}`}
      onLoad={applyDraft}
      className="block h-[calc(100dvh-10rem)] min-h-160 w-full border-0 bg-page"
    />
  );
}

interface StoryFrameProps {
  /** Storybook id of the story. */
  readonly story: string;
  readonly title: string;
  readonly brand: Brand;
  /** The existing brand in which the story loads, for its logo. */
  readonly logo: BrandId;
  readonly theme: Theme;
}
