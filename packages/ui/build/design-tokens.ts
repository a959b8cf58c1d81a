import { colorNames, radiusNames, shadowNames } from '../tokens/names.ts';
import { colorValue, lengthValue, shadowValue } from './design-token-values.ts';
import type { Brand, Theme } from '../tokens/brand.ts';

/** A group or a token in the Design Tokens Community Group format (2025.10). */
export interface TokenGroup {
  readonly [name: string]: unknown;
}

const createTokenGroup = <Name extends string>(
  type: string,
  names: readonly Name[],
  createValue: (name: Name) => unknown,
): TokenGroup => ({
  $type: type,
  ...Object.fromEntries(names.map((name) => [name, { $value: createValue(name) }])),
});

const createThemeGroup = ({ colors, shadows }: Brand, name: Theme): TokenGroup => ({
  color: createTokenGroup('color', colorNames, (color) => colorValue(colors[name][color])),
  shadow: createTokenGroup('shadow', shadowNames, (shadow) => shadowValue(shadows[name][shadow], name)),
});

/** Exports the tokens of a brand for design tools: colours and shadows of both themes, shape and type. */
export function designTokens(brand: Brand): TokenGroup {
  const { shape, type } = brand;
  return {
    $description: `${brand.name}: generated from its brand file`,
    light: createThemeGroup(brand, 'light'),
    dark: createThemeGroup(brand, 'dark'),
    radius: createTokenGroup('dimension', radiusNames, (name) => lengthValue(shape.radius[name])),
    size: {
      $type: 'dimension',
      space: { $value: { value: shape.space, unit: 'rem' } },
      control: { $value: { value: shape.control, unit: 'rem' } },
      border: { $value: { value: shape.border, unit: 'px' } },
    },
    font: {
      $type: 'fontFamily',
      sans: { $value: [type.sans.family] },
      display: { $value: [type.display.family] },
    },
    weight: {
      $type: 'fontWeight',
      display: { $value: type.displayWeight },
      strong: { $value: type.strongWeight },
    },
  };
}
