import { useState } from 'react';
import { colorNames } from '../../packages/ui/tokens/index.ts';
import { Button } from '@saddlebag/ui/button';
import { ChoiceKnob } from './choice-knob.tsx';
import { ColorKnob } from './color-knob.tsx';
import { withOverride } from './edit-draft.ts';
import { KnobSection } from './knob-section.tsx';
import type { Brand, ColorName, Theme } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

const themes = [
  ['light', 'By day'],
  ['dark', 'At night'],
] as const;
const colorChoices = colorNames.filter((name) => name !== 'overlay').map((name) => [name, name] as const);

/** Overrides single colours, as a last resort. Overrides are checked for contrast like all other colours. */
export function OverrideSection({ draft, brand, onEdit }: OverrideSectionProps) {
  const [theme, setTheme] = useState<Theme>('light');
  const [name, setName] = useState<ColorName>('accent-subtle');
  const overriddenColors = themes.flatMap(([overrideTheme, title]) =>
    colorNames
      .filter((color) => draft.overrides[overrideTheme][color] !== undefined)
      .map((color) => ({ overrideTheme, title, color })),
  );
  return (
    <KnobSection title="Single colours">
      <p className="m-0 text-sm text-muted">A last resort: a colour by hand no longer follows the accent.</p>
      {overriddenColors.map(({ overrideTheme, title, color }) => (
        <ColorKnob
          key={`${overrideTheme} ${color}`}
          label={`${color}, ${title.toLocaleLowerCase('en')}`}
          value={brand.colors[overrideTheme][color]}
          onDerive={() => {
            onEdit((latest) => withOverride(latest, overrideTheme, color, undefined));
          }}
          onValueChange={(value) => {
            onEdit((latest) => withOverride(latest, overrideTheme, color, value));
          }}
        />
      ))}
      <div className="grid grid-cols-2 items-end gap-3">
        <ChoiceKnob label="Theme" value={theme} choices={themes} onValueChange={setTheme} />
        <ChoiceKnob label="Colour" value={name} choices={colorChoices} onValueChange={setName} />
      </div>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          onEdit((latest) => withOverride(latest, theme, name, brand.colors[theme][name]));
        }}
      >
        Choose this colour by hand
      </Button>
    </KnobSection>
  );
}

interface OverrideSectionProps {
  readonly draft: Draft;
  readonly brand: Brand;
  readonly onEdit: EditDraft;
}
