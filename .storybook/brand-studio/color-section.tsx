import { ChoiceKnob } from './choice-knob.tsx';
import { ColorKnob } from './color-knob.tsx';
import { bounds } from './draft.ts';
import { withKnob } from './edit-draft.ts';
import { KnobSection } from './knob-section.tsx';
import { RangeKnob } from './range-knob.tsx';
import { TintKnobs } from './tint-knobs.tsx';
import type { Brand } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

const navBackgrounds = [
  ['surface', 'Part of the page'],
  ['accent', 'Deep accent'],
  ['vivid', 'Bright accent'],
  ['spark', 'Spark'],
  ['ink', 'Near black'],
] as const;

/** Edits the colours from which all others are derived. */
export function ColorSection({ draft, brand, onEdit }: ColorSectionProps) {
  const { palette } = draft;
  const setKnob = <K extends keyof Draft['palette']>(
    key: K,
    value: Exclude<Draft['palette'][K], undefined> | undefined,
  ) => {
    onEdit((latest) => withKnob(latest, 'palette', key, value));
  };
  const resetToDerived = (key: keyof Draft['palette']) =>
    palette[key] === undefined
      ? undefined
      : () => {
          setKnob(key, undefined);
        };
  return (
    <KnobSection title="Colour" isOpen>
      <ColorKnob
        label="Accent"
        hint="Buttons, links and selections."
        value={draft.accent}
        onValueChange={(accent) => {
          onEdit((latest) => ({ ...latest, accent }));
        }}
      />
      <ColorKnob
        label="Accent at night"
        value={palette.accentDark ?? brand.colors.dark.accent}
        onDerive={resetToDerived('accentDark')}
        onValueChange={(color) => {
          setKnob('accentDark', color);
        }}
      />
      <ColorKnob
        label="Spark"
        hint="For decoration only."
        value={brand.palette.spark}
        onDerive={resetToDerived('spark')}
        onValueChange={(color) => {
          setKnob('spark', color);
        }}
      />
      <TintKnobs
        label="Greys"
        tint={brand.palette.neutral}
        onDerive={resetToDerived('neutral')}
        onTintChange={(tint) => {
          setKnob('neutral', tint);
        }}
      />
      <TintKnobs
        label="Greys at night"
        tint={brand.palette.neutralDark ?? brand.palette.neutral}
        onDerive={resetToDerived('neutralDark')}
        onTintChange={(tint) => {
          setKnob('neutralDark', tint);
        }}
      />
      <RangeKnob
        label="Lightness of the page"
        bounds={bounds.pageLightness}
        step={0.001}
        value={brand.palette.pageLightness}
        onDerive={resetToDerived('pageLightness')}
        onValueChange={(value) => {
          setKnob('pageLightness', value);
        }}
      />
      <ChoiceKnob
        label="Top bar"
        value={brand.palette.nav}
        choices={navBackgrounds}
        onDerive={resetToDerived('nav')}
        onValueChange={(value) => {
          setKnob('nav', value);
        }}
      />
    </KnobSection>
  );
}

interface ColorSectionProps {
  readonly draft: Draft;
  readonly brand: Brand;
  readonly onEdit: EditDraft;
}
