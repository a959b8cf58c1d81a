import * as z from 'zod';
import { brands } from '../../packages/ui/brands/index.ts';
import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import { completeLogo } from '../../packages/ui/tokens/brand-defaults.ts';
import { colorNames, mapColorNames } from '../../packages/ui/tokens/index.ts';
import type { BrandId } from '../../packages/ui/brands/index.ts';
import type { BrandInput, BrandLogo, ScriptCode } from '../../packages/ui/tokens/index.ts';

export type FaceName = keyof typeof typefaces;
export const faceNames = Object.keys(typefaces) as readonly FaceName[];
export const brandIds = Object.keys(brands) as readonly BrandId[];

export const patterns = {
  id: /^[a-z][a-z\d]*(-[a-z\d]+)*$/,
  /** A name is written on one line. */
  name: /^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
  color: /^#[\da-f]{6}$/,
  length: /^(0|\d{0,4}(\.\d{1,4})?(rem|px))$/,
} as const;

// Without this a schema tries whether it may compile itself, and the page's policy reports the attempt.
z.config({ jitless: true });

const color = z.string().regex(patterns.color);
const shade = z.string().regex(/^#[\da-f]{6}([\da-f]{2})?$/);
const face = z.enum(faceNames);
const between = (low: number, high: number) => z.number().min(low).max(high).exactOptional();
const tint = z.object({ hue: z.number().min(0).max(360), chroma: z.number().min(0).max(0.06) });
const length = z.string().regex(patterns.length).exactOptional();

/** Bounds of what is chosen by a slider; the form draws its sliders from them. */
export const bounds = {
  pageLightness: [0.9, 1],
  border: [0, 4],
  space: [0.2, 0.35],
  control: [2.75, 3.75],
  displayWeight: [200, 900],
  displayTracking: [-0.06, 0.06],
  strongWeight: [400, 900],
  ratio: [1.08, 1.45],
  leading: [1.3, 1.8],
} as const;

const draftSchema = z.object({
  id: z.string().regex(patterns.id),
  name: z.string().regex(patterns.name),
  markets: z.array(z.string().regex(/^[a-z]{2}$/)),
  accent: color,
  palette: z.object({
    accentDark: color.exactOptional(),
    spark: color.exactOptional(),
    neutral: tint.exactOptional(),
    neutralDark: tint.exactOptional(),
    pageLightness: between(...bounds.pageLightness),
    nav: z.enum(['surface', 'accent', 'vivid', 'spark', 'ink']).exactOptional(),
  }),
  shape: z.object({
    corners: z.enum(['square', 'crisp', 'soft', 'round']).exactOptional(),
    radius: z.object({ control: length, card: length, sheet: length, tag: length }).exactOptional(),
    elevation: z.enum(['soft', 'line', 'rule', 'flat', 'block', 'edge']).exactOptional(),
    border: between(...bounds.border),
    space: between(...bounds.space),
    control: between(...bounds.control),
  }),
  type: z.object({
    sans: face.exactOptional(),
    display: face.exactOptional(),
    scripts: z.partialRecord(z.string().regex(/^[A-Z][a-z]{3}$/), face).exactOptional(),
    languages: z.partialRecord(z.string().regex(/^[a-z]{2,3}(-\w+)*$/i), face).exactOptional(),
    displayWeight: between(...bounds.displayWeight),
    displayTracking: between(...bounds.displayTracking),
    strongWeight: between(...bounds.strongWeight),
    ratio: between(...bounds.ratio),
    leading: between(...bounds.leading),
  }),
  density: z.enum(['comfortable', 'compact']).exactOptional(),
  map: z.partialRecord(z.enum(mapColorNames), color),
  overrides: z.object({
    light: z.partialRecord(z.enum(colorNames), shade),
    dark: z.partialRecord(z.enum(colorNames), shade),
  }),
  /** The brand whose drawings are taken; null sets the name in type. */
  logo: z.enum(brandIds).nullable(),
});

/** A brand while it is being made: what its file would say, faces and drawings by their names. */
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** A draft from somewhere else, such as an address; null when it is none. */
export const readDraft = (value: unknown): Draft | null => draftSchema.safeParse(value).data ?? null;

const facesOf = <Key extends string>(names: Partial<Record<Key, FaceName>> = {}) =>
  Object.fromEntries(
    (Object.entries(names) as [Key, FaceName][]).map(([key, name]) => [key, typefaces[name]]),
  );

/** The drawings that a draft names; without a name those that are set in type. */
export const logoOf = (logo: Draft['logo'], name: string): BrandLogo =>
  logo ? brands[logo].logo : completeLogo({ id: '', name, markets: [], accent: '' });

/** The scripts for which a draft names a face. */
export const scriptCodesOf = (faces: Draft['type']['scripts'] = {}): readonly ScriptCode[] =>
  Object.keys(facesOf<ScriptCode>(faces)) as ScriptCode[];

/** What `defineBrand` takes. */
export function inputOf({ palette, shape, type, logo, ...draft }: Draft): BrandInput {
  const { sans, display, scripts, languages, ...scale } = type;
  return {
    ...draft,
    palette,
    shape,
    type: {
      ...scale,
      ...(sans && { sans: typefaces[sans] }),
      ...(display && { display: typefaces[display] }),
      ...(scripts && { scripts: facesOf<ScriptCode>(scripts) }),
      ...(languages && { languages: facesOf(languages) }),
    },
    ...(logo && { logo: brands[logo].logo }),
  };
}
