import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import { ChoiceKnob } from './choice-knob.tsx';
import { bounds, faceNames } from './draft.ts';
import { withKnob } from './edit-draft.ts';
import { KnobSection } from './knob-section.tsx';
import { RangeKnob } from './range-knob.tsx';
import type { Brand, Typeface } from '../../packages/ui/tokens/index.ts';
import type { Draft, FaceName } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

const familyOf = (name: FaceName) => typefaces[name].family.replace(/ Variable$/, '');
const faceNameOf = ({ family }: Typeface) =>
  faceNames.find((name) => typefaces[name].family === family) ?? 'manrope';
const latin = faceNames
  .filter((name) => !/^(noto|nastaliq)/.test(name))
  .map((name) => [name, familyOf(name)] as const);

const numbers = [
  ['displayWeight', 'Weight of headings', 25],
  ['displayTracking', 'Space between letters of headings', 0.005],
  ['strongWeight', 'Weight of labels and buttons', 25],
  ['ratio', 'Each heading is larger by', 0.01],
  ['leading', 'Height of lines', 0.05],
] as const;

/** Faces, weights and sizes. */
export function TypeSection({ draft, brand, onEdit }: TypeSectionProps) {
  const { type } = draft;
  const knob = <K extends keyof Draft['type']>(
    key: K,
    value: Exclude<Draft['type'][K], undefined> | undefined,
  ) => {
    onEdit((latest) => withKnob(latest, 'type', key, value));
  };
  const derive = (key: keyof Draft['type']) =>
    type[key] === undefined
      ? undefined
      : () => {
          knob(key, undefined);
        };
  const scripts = Object.values({ ...type.scripts, ...type.languages }).filter((name) => name !== undefined);
  const others = [...new Set(scripts)];
  return (
    <KnobSection title="Type">
      <ChoiceKnob
        label="Face of text"
        value={faceNameOf(brand.type.sans)}
        choices={latin}
        onDerive={derive('sans')}
        onValueChange={(name) => {
          knob('sans', name);
        }}
      />
      <ChoiceKnob
        label="Face of headings"
        value={faceNameOf(brand.type.display)}
        choices={latin}
        onDerive={derive('display')}
        onValueChange={(name) => {
          knob('display', name);
        }}
      />
      {others.length > 0 && (
        <p className="m-0 text-xs text-muted">
          Other scripts are written in {others.map((name) => familyOf(name)).join(', ')}; change them in the
          file.
        </p>
      )}
      {numbers.map(([key, label, step]) => (
        <RangeKnob
          key={key}
          label={label}
          bounds={bounds[key]}
          step={step}
          value={brand.type[key]}
          onDerive={derive(key)}
          onValueChange={(value) => {
            knob(key, value);
          }}
        />
      ))}
    </KnobSection>
  );
}

interface TypeSectionProps {
  readonly draft: Draft;
  readonly brand: Brand;
  readonly onEdit: EditDraft;
}
