import { RangeKnob } from './range-knob.tsx';
import type { Tint } from '../../packages/ui/tokens/index.ts';

/** Edits the hue and the strength of a tint. */
export function TintKnobs({ label, tint, onDerive, onTintChange }: TintKnobsProps) {
  return (
    <>
      <RangeKnob
        label={`${label}, hue`}
        bounds={[0, 360]}
        step={1}
        value={tint.hue}
        format={(hue) => `${hue}°`}
        onDerive={onDerive}
        onValueChange={(hue) => {
          onTintChange({ ...tint, hue });
        }}
      />
      <RangeKnob
        label={`${label}, strength`}
        bounds={[0, 0.06]}
        step={0.001}
        value={tint.chroma}
        format={(chroma) => String(Number(chroma.toFixed(4)))}
        onValueChange={(chroma) => {
          onTintChange({ ...tint, chroma });
        }}
      />
    </>
  );
}

interface TintKnobsProps {
  readonly label: string;
  readonly tint: Tint;
  readonly onDerive: (() => void) | undefined;
  readonly onTintChange: (tint: { hue: number; chroma: number }) => void;
}
