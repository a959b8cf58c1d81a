import { useState } from 'react';
import { Button } from '@saddlebag/ui/button';
import { brands } from '../../packages/ui/brands/index.ts';
import { encodeDraftHash } from './draft-hash.ts';
import { ChoiceKnob } from './choice-knob.tsx';
import { ColorSection } from './color-section.tsx';
import { CopyButton } from './copy-button.tsx';
import { brandIds } from './draft.ts';
import { blankDraft, createDraftFromBrand } from './create-draft.ts';
import { IdentitySection } from './identity-section.tsx';
import { OverrideSection } from './override-section.tsx';
import { Preview } from './preview.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TypeSection } from './type-section.tsx';
import { useDraft } from './use-draft.ts';
import { useDraftTokens } from './use-draft-tokens.ts';
import { VerdictStrip } from './verdict-strip.tsx';
import type { BrandId } from '../../packages/ui/brands/index.ts';
import type { Draft } from './draft.ts';

type StartingPoint = BrandId | 'blank';

const startingPoints: readonly (readonly [StartingPoint, string])[] = [
  ...brandIds.map((id) => [id, brands[id].name] as const),
  ['blank', 'Nothing'],
];

/**
 * An editor for brands with a live preview. The editor itself uses the brand of the toolbar, so it stays
 * readable whatever the draft looks like.
 */
export function Studio({ toolbarBrand, toolbarTheme, initial, isShared }: StudioProps) {
  const { draft, deferredDraft, brand, verdicts, edit } = useDraft(initial, isShared);
  const [startingPoint, setStartingPoint] = useState<StartingPoint>(draft.logo ?? 'blank');
  useDraftTokens(brand);
  const startFrom = (id: StartingPoint) => {
    setStartingPoint(id);
    edit(() => (id === 'blank' ? blankDraft : createDraftFromBrand(id)));
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
          <ChoiceKnob
            label="Start from"
            value={startingPoint}
            choices={startingPoints}
            onValueChange={startFrom}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                startFrom(startingPoint);
              }}
            >
              Reset
            </Button>
            <CopyButton
              label="Copy link"
              text={() => window.location.href.replace(/#.*|$/, () => encodeDraftHash(draft))}
            />
          </div>
        </div>
        <ColorSection draft={draft} brand={brand} onEdit={edit} />
        <ShapeSection draft={draft} brand={brand} onEdit={edit} />
        <TypeSection draft={draft} brand={brand} onEdit={edit} />
        <IdentitySection draft={draft} onEdit={edit} />
        <OverrideSection draft={draft} brand={brand} onEdit={edit} />
      </form>
      <div className="min-w-0">
        <div className="md:sticky md:top-0 md:z-nav">
          <VerdictStrip verdicts={verdicts} onEdit={edit} />
        </div>
        <Preview draft={deferredDraft} brand={brand} verdicts={verdicts} onEdit={edit} />
      </div>
    </div>
  );
}

interface StudioProps {
  readonly toolbarBrand: string;
  readonly toolbarTheme: string;
  readonly initial: Draft;
  /** True if the URL hash stores the draft. */
  readonly isShared: boolean;
}
