import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import { ChoiceKnob } from './choice-knob.tsx';
import { bounds, typefaceNames } from './draft.ts';
import { withKnob } from './edit-draft.ts';
import { KnobSection } from './knob-section.tsx';
import { RangeKnob } from './range-knob.tsx';
import type { Brand, Typeface } from '../../packages/ui/tokens/index.ts';
import type { Draft, TypefaceName } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

const formatFamily = (name: TypefaceName) => typefaces[name].family.replace(/ Variable$/, '');
const findTypefaceName = ({ family }: Typeface) =>
  typefaceNames.find((name) => typefaces[name].family === family) ?? 'manrope';
const latinTypefaces = typefaceNames
  .filter((name) => !/^(noto|nastaliq)/.test(name))
  .map((name) => [name, formatFamily(name)] as const);

const numberKnobs = [
  ['displayWeight', 'Weight of headings', 25],
  ['displayTracking', 'Space between letters of headings', 0.005],
  ['strongWeight', 'Weight of labels and buttons', 25],
  ['ratio', 'Heading size ratio', 0.01],
  ['leading', 'Height of lines', 0.05],
] as const;

/** Edits typefaces, weights and sizes. */
export function TypeSection({ draft, brand, onEdit }: TypeSectionProps) {
  const { type } = draft;
  const setKnob = <K extends keyof Draft['type']>(
    key: K,
    value: Exclude<Draft['type'][K], undefined> | undefined,
  ) => {
    onEdit((latest) => withKnob(latest, 'type', key, value));
  };
  const resetToDerived = (key: keyof Draft['type']) =>
    type[key] === undefined
      ? undefined
      : () => {
          setKnob(key, undefined);
        };
  const scripts = Object.values({ ...type.scripts, ...type.languages }).filter((name) => name !== undefined);
  const otherTypefaces = [...new Set(scripts)];
  return (
    <KnobSection title="Type">
      <ChoiceKnob
        label="Text typeface"
        value={findTypefaceName(brand.type.sans)}
        choices={latinTypefaces}
        onDerive={resetToDerived('sans')}
        onValueChange={(name) => {
          setKnob('sans', name);
        }}
      />
      <ChoiceKnob
        label="Heading typeface"
        value={findTypefaceName(brand.type.display)}
        choices={latinTypefaces}
        onDerive={resetToDerived('display')}
        onValueChange={(name) => {
          setKnob('display', name);
        }}
      />
      {otherTypefaces.length > 0 && (
        <p className="m-0 text-xs text-muted">
          Other scripts are written in {otherTypefaces.map((name) => formatFamily(name)).join(', ')}; change
          them in the file.
        </p>
      )}
      {numberKnobs.map(([key, label, step]) => (
        <RangeKnob
          key={key}
          label={label}
          bounds={bounds[key]}
          step={step}
          value={brand.type[key]}
          onDerive={resetToDerived(key)}
          onValueChange={(value) => {
            setKnob(key, value);
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
