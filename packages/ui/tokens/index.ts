export { brandCss } from './brand-css.ts';
export { checkContrast, contrastReport, contrastRules } from './contrast-rules.ts';
export { defineBrand } from './define-brand.ts';
export {
  colorNames,
  deliveryPhases,
  durationNames,
  layerNames,
  radiusNames,
  shadowNames,
  sizeNames,
  statusTones,
  textSizes,
} from './names.ts';
export type {
  Artwork,
  ArtworkShape,
  Brand,
  BrandInput,
  BrandPalette,
  BrandShape,
  BrandType,
  Theme,
  ThemeColors,
} from './brand.ts';
export type { ContrastFinding, ContrastRule } from './contrast-rules.ts';
export type {
  ColorName,
  DeliveryPhase,
  DurationName,
  LayerName,
  RadiusName,
  ShadowName,
  SizeName,
  StatusTone,
  TextSize,
} from './names.ts';
