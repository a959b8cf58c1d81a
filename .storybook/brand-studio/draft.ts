import * as z from 'zod';
import { brands } from '../../packages/ui/brands/index.ts';
import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import { completeLogo } from '../../packages/ui/tokens/brand-defaults.ts';
import { colorNames, mapColorNames } from '../../packages/ui/tokens/index.ts';
import type { BrandId } from '../../packages/ui/brands/index.ts';
import type { BrandInput, BrandLogo, ScriptCode } from '../../packages/ui/tokens/index.ts';

export type TypefaceName = keyof typeof typefaces;
export const typefaceNames = Object.keys(typefaces) as readonly TypefaceName[];
export const brandIds = Object.keys(brands) as readonly BrandId[];

export const patterns = {
  id: /^[a-z][a-z\d]*(-[a-z\d]+)*$/,
  /** A single-line name without control characters. */
  name: /^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
  color: /^#[\da-f]{6}$/,
  length: /^(0|\d{0,4}(\.\d{1,4})?(rem|px))$/,
} as const;

// Without `jitless`, Zod probes `new Function`, and the content security policy reports a violation.
z.config({ jitless: true });

const colorSchema = z.string().regex(patterns.color);
const shadeSchema = z.string().regex(/^#[\da-f]{6}([\da-f]{2})?$/);
const typefaceSchema = z.enum(typefaceNames);
const numberBetween = (low: number, high: number) => z.number().min(low).max(high).exactOptional();
const tintSchema = z.object({ hue: z.number().min(0).max(360), chroma: z.number().min(0).max(0.06) });
const lengthSchema = z.string().regex(patterns.length).exactOptional();

/** Minimum and maximum of each slider value. Used by the schema and by the sliders. */
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
  accent: colorSchema,
  palette: z.object({
    accentDark: colorSchema.exactOptional(),
    spark: colorSchema.exactOptional(),
    neutral: tintSchema.exactOptional(),
    neutralDark: tintSchema.exactOptional(),
    pageLightness: numberBetween(...bounds.pageLightness),
    nav: z.enum(['surface', 'accent', 'vivid', 'spark', 'ink']).exactOptional(),
  }),
  shape: z.object({
    corners: z.enum(['square', 'crisp', 'soft', 'round']).exactOptional(),
    radius: z
      .object({ control: lengthSchema, card: lengthSchema, sheet: lengthSchema, tag: lengthSchema })
      .exactOptional(),
    elevation: z.enum(['soft', 'line', 'rule', 'flat', 'block', 'edge']).exactOptional(),
    border: numberBetween(...bounds.border),
    space: numberBetween(...bounds.space),
    control: numberBetween(...bounds.control),
  }),
  type: z.object({
    sans: typefaceSchema.exactOptional(),
    display: typefaceSchema.exactOptional(),
    scripts: z.partialRecord(z.string().regex(/^[A-Z][a-z]{3}$/), typefaceSchema).exactOptional(),
    languages: z.partialRecord(z.string().regex(/^[a-z]{2,3}(-\w+)*$/i), typefaceSchema).exactOptional(),
    displayWeight: numberBetween(...bounds.displayWeight),
    displayTracking: numberBetween(...bounds.displayTracking),
    strongWeight: numberBetween(...bounds.strongWeight),
    ratio: numberBetween(...bounds.ratio),
    leading: numberBetween(...bounds.leading),
  }),
  density: z.enum(['comfortable', 'compact']).exactOptional(),
  formDensity: z.enum(['comfortable', 'compact']).exactOptional(),
  map: z.partialRecord(z.enum(mapColorNames), colorSchema),
  overrides: z.object({
    light: z.partialRecord(z.enum(colorNames), shadeSchema),
    dark: z.partialRecord(z.enum(colorNames), shadeSchema),
  }),
  /** The brand whose logo is used. Null generates a logo from the name. */
  logo: z.enum(brandIds).nullable(),
});

/** A brand that is being edited, with the properties of its file. Refers to typefaces and logos by name. */
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** Validates a draft from an untrusted source, such as a URL. Returns null if it is invalid. */
export const parseDraft = (value: unknown): Draft | null => draftSchema.safeParse(value).data ?? null;

const resolveTypefaces = <Key extends string>(names: Partial<Record<Key, TypefaceName>> = {}) =>
  Object.fromEntries(
    (Object.entries(names) as [Key, TypefaceName][]).map(([key, name]) => [key, typefaces[name]]),
  );

/** Returns the logo of the brand that a draft refers to, or a logo generated from the name. */
export const resolveLogo = (logo: Draft['logo'], name: string): BrandLogo =>
  logo ? brands[logo].logo : completeLogo({ id: '', name, markets: [], accent: '' });

/** Returns the scripts for which a draft sets a typeface. */
export const listScriptCodes = (faces: Draft['type']['scripts'] = {}): readonly ScriptCode[] =>
  Object.keys(resolveTypefaces<ScriptCode>(faces)) as ScriptCode[];

/** Converts a draft to the input of `defineBrand`. */
export function toBrandInput({ palette, shape, type, logo, ...draft }: Draft): BrandInput {
  const { sans, display, scripts, languages, ...scale } = type;
  return {
    ...draft,
    palette,
    shape,
    type: {
      ...scale,
      ...(sans && { sans: typefaces[sans] }),
      ...(display && { display: typefaces[display] }),
      ...(scripts && { scripts: resolveTypefaces<ScriptCode>(scripts) }),
      ...(languages && { languages: resolveTypefaces(languages) }),
    },
    ...(logo && { logo: brands[logo].logo }),
  };
}
