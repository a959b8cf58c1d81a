import { defineBrand } from '../../packages/ui/tokens/define-brand.ts';
import type { NewBrand } from './scaffold-brand.ts';

/** The parts of an existing brand that a new brand must not repeat. */
export interface ExistingBrand {
  readonly id: string;
  readonly markets: readonly string[];
}

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const colorPattern = /^#[0-9a-f]{6}$/i;

/**
 * Returns a sentence that says why a brand is invalid and what to change, or null if it is valid. Derives the
 * colors and checks their WCAG contrast, as the build does.
 */
export const validateBrand = (brand: NewBrand, existing: readonly ExistingBrand[]): string | null => {
  const { id, name, accent, markets } = brand;
  if (!idPattern.test(id)) {
    return `"${id}" is not a valid brand id. Use lowercase letters, digits and single hyphens, starting with a letter, such as "blue-heron".`;
  }
  if (existing.some((other) => other.id === id)) {
    return `The brand "${id}" already exists: packages/ui/brands/${id}.brand.ts. Choose another id or edit that file.`;
  }
  if (name.trim() === '')
    return 'The name is empty. Give the name that customers see, such as --name "Blue Heron".';
  if (!colorPattern.test(accent)) {
    return `"${accent}" is not an accent that other colors can be derived from. Give six hexadecimal digits, such as --accent "#0b6b50".`;
  }
  for (const market of markets) {
    if (!/^[a-z]{2}$/.test(market))
      return `"${market}" is not a country code. Use two lowercase letters, such as "dk".`;
    const owner = existing.find((other) => other.markets.includes(market));
    if (owner)
      return `${market} is a market of ${owner.id}, and a market has only one brand. Remove it from ${owner.id} first.`;
  }
  try {
    defineBrand(brand);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
