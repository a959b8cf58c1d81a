import { radiusNames } from '../../packages/ui/tokens/index.ts';
import { ChoiceKnob } from './choice-knob.tsx';
import { bounds, patterns } from './draft.ts';
import { withKnob } from './edit-draft.ts';
import { KnobSection } from './knob-section.tsx';
import { RangeKnob } from './range-knob.tsx';
import { TextKnob } from './text-knob.tsx';
import type { Brand, RadiusName } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

const corners = [
  ['square', 'Square'],
  ['crisp', 'Crisp'],
  ['soft', 'Soft'],
  ['round', 'Round'],
] as const;
const elevations = [
  ['soft', 'A wide soft shadow'],
  ['line', 'A hairline'],
  ['rule', 'A strong rule'],
  ['flat', 'Tone alone'],
  ['block', 'A solid block'],
  ['edge', 'A hairline and an edge of spark'],
] as const;
const densities = [
  ['comfortable', 'Comfortable'],
  ['compact', 'Compact'],
] as const;
const radiusTitles: Readonly<Record<RadiusName, string>> = {
  control: 'Radius of controls',
  card: 'Radius of cards',
  sheet: 'Radius of panels',
  tag: 'Radius of tags',
};

/** Edits corners, elevation, borders and sizes. */
export function ShapeSection({ draft, brand, onEdit }: ShapeSectionProps) {
  const { shape } = draft;
  const setKnob = <K extends keyof Draft['shape']>(
    key: K,
    value: Exclude<Draft['shape'][K], undefined> | undefined,
  ) => {
    onEdit((latest) => withKnob(latest, 'shape', key, value));
  };
  const resetToDerived = (key: keyof Draft['shape']) =>
    shape[key] === undefined
      ? undefined
      : () => {
          setKnob(key, undefined);
        };
  const numberKnobs = [
    ['border', 'Width of borders', 0.5, 'px'],
    ['space', 'Unit of distances', 0.00125, 'rem'],
    ['control', 'Height of controls', 0.0625, 'rem'],
  ] as const;
  return (
    <KnobSection title="Shape">
      <ChoiceKnob
        label="Corners"
        hint="All radii at once."
        value={shape.corners ?? 'soft'}
        choices={corners}
        onDerive={resetToDerived('corners')}
        onValueChange={(value) => {
          onEdit((latest) =>
            withKnob(withKnob(latest, 'shape', 'radius', undefined), 'shape', 'corners', value),
          );
        }}
      />
      {radiusNames.map((name) => (
        <TextKnob
          key={name}
          label={radiusTitles[name]}
          value={brand.shape.radius[name]}
          pattern={patterns.length}
          errorText="A length, such as 0, 0.5rem or 9999px."
          onDerive={
            shape.radius?.[name] === undefined
              ? undefined
              : () => {
                  const { [name]: _, ...others } = shape.radius ?? {};
                  setKnob('radius', others);
                }
          }
          onValueChange={(value) => {
            onEdit((latest) =>
              withKnob(latest, 'shape', 'radius', { ...latest.shape.radius, [name]: value }),
            );
          }}
        />
      ))}
      <ChoiceKnob
        label="Elevation"
        value={brand.shape.elevation}
        choices={elevations}
        onDerive={resetToDerived('elevation')}
        onValueChange={(value) => {
          setKnob('elevation', value);
        }}
      />
      {numberKnobs.map(([key, label, step, unit]) => (
        <RangeKnob
          key={key}
          label={label}
          bounds={bounds[key]}
          step={step}
          value={brand.shape[key]}
          format={(value) => `${value} ${unit}`}
          onDerive={resetToDerived(key)}
          onValueChange={(value) => {
            setKnob(key, value);
          }}
        />
      ))}
      <ChoiceKnob
        label="Density"
        value={brand.density}
        choices={densities}
        onValueChange={(density) => {
          onEdit((latest) => ({ ...latest, density }));
        }}
      />
      <ChoiceKnob
        label="Density of forms"
        value={brand.formDensity}
        choices={densities}
        onValueChange={(formDensity) => {
          onEdit((latest) => ({ ...latest, formDensity }));
        }}
      />
    </KnobSection>
  );
}

interface ShapeSectionProps {
  readonly draft: Draft;
  readonly brand: Brand;
  readonly onEdit: EditDraft;
}
