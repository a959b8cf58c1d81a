import { defineBrand } from '../../packages/ui/tokens/define-brand.ts';
import type { NewBrand } from './scaffold-brand.ts';

/** What is known of a brand that exists. */
export interface KnownBrand {
  readonly id: string;
  readonly markets: readonly string[];
}

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const colorPattern = /^#[0-9a-f]{6}$/i;

/**
 * Why a brand cannot be made, as a sentence that says what to change; null when it can. The colours are derived and held
 * against WCAG as they will be when the brand is built.
 */
export const objectionTo = (brand: NewBrand, known: readonly KnownBrand[]): string | null => {
  const { id, name, accent, markets } = brand;
  if (!idPattern.test(id)) {
    return `"${id}" cannot be the id of a brand: use small letters, digits and single hyphens, beginning with a letter, such as "blue-heron".`;
  }
  if (known.some((other) => other.id === id)) {
    return `There is a brand "${id}" already: packages/ui/brands/${id}.brand.ts. Choose another id or edit that file.`;
  }
  if (name.trim() === '') return 'The name is empty: give the one that customers read, --name "Blue Heron".';
  if (!colorPattern.test(accent)) {
    return `"${accent}" is no colour that can be derived from: give six hexadecimal digits, --accent "#0b6b50".`;
  }
  for (const market of markets) {
    if (!/^[a-z]{2}$/.test(market))
      return `"${market}" is no country code: use two small letters, such as "dk".`;
    const owner = known.find((other) => other.markets.includes(market));
    if (owner)
      return `${market} is a market of ${owner.id}, and a market has one brand: take it from there first.`;
  }
  try {
    defineBrand(brand);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
