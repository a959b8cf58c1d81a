import { useState } from 'react';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { brands } from '../../packages/ui/brands/index.ts';
import { hashOf } from './address.ts';
import { ChoiceKnob } from './choice-knob.tsx';
import { ColorSection } from './color-section.tsx';
import { CopyButton } from './copy-button.tsx';
import { brandIds } from './draft.ts';
import { blankDraft, draftOfBrand } from './draft-of-brand.ts';
import { OriginSection } from './origin-section.tsx';
import { OverrideSection } from './override-section.tsx';
import { Preview } from './preview.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TypeSection } from './type-section.tsx';
import { useDraft } from './use-draft.ts';
import { useDraftTokens } from './use-draft-tokens.ts';
import { VerdictStrip } from './verdict-strip.tsx';
import type { BrandId } from '../../packages/ui/brands/index.ts';
import type { Draft } from './draft.ts';

type Origin = BrandId | 'blank';

const origins: readonly (readonly [Origin, string])[] = [
  ...brandIds.map((id) => [id, brands[id].name] as const),
  ['blank', 'Nothing'],
];

/** Makes a brand before one's eyes. The studio itself stays in the brand of the toolbar, so that it can always be read. */
export function Studio({ toolbarBrand, toolbarTheme, initial, isShared }: StudioProps) {
  const { draft, settled, brand, verdicts, edit } = useDraft(initial, isShared);
  const [origin, setOrigin] = useState<Origin>(draft.logo ?? 'blank');
  useDraftTokens(brand);
  const startFrom = (id: Origin) => {
    setOrigin(id);
    edit(() => (id === 'blank' ? blankDraft : draftOfBrand(id)));
  };
  return (
    <div
      data-brand={toolbarBrand}
      data-theme={toolbarTheme}
      className="grid min-h-dvh content-start bg-page font-sans text-md text-text md:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <form
        aria-label="Tokens"
        className="border-0 border-solid border-border bg-surface md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-e"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <div className="grid gap-4 p-5">
          <h1 className="m-0 text-xl">Brand studio</h1>
          <ChoiceKnob label="Start from" value={origin} choices={origins} onValueChange={startFrom} />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                startFrom(origin);
              }}
            >
              Reset
            </Button>
            <CopyButton
              label="Copy link"
              text={() => window.location.href.replace(/#.*|$/, () => hashOf(draft))}
            />
          </div>
        </div>
        <ColorSection draft={draft} brand={brand} onEdit={edit} />
        <ShapeSection draft={draft} brand={brand} onEdit={edit} />
        <TypeSection draft={draft} brand={brand} onEdit={edit} />
        <OriginSection draft={draft} onEdit={edit} />
        <OverrideSection draft={draft} brand={brand} onEdit={edit} />
      </form>
      <div className="min-w-0">
        <div className="md:sticky md:top-0 md:z-nav">
          <VerdictStrip verdicts={verdicts} onEdit={edit} />
        </div>
        <Preview draft={settled} brand={brand} verdicts={verdicts} onEdit={edit} />
      </div>
    </div>
  );
}

interface StudioProps {
  readonly toolbarBrand: string;
  readonly toolbarTheme: string;
  readonly initial: Draft;
  /** The draft stands in the address. */
  readonly isShared: boolean;
}
