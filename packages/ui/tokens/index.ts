export { brandCss } from './brand-css.ts';
export { checkContrast, contrastReport, contrastRules } from './contrast-rules.ts';
export { defineBrand } from './define-brand.ts';
export {
  colorNames,
  deliveryPhases,
  durationNames,
  layerNames,
  mapColorNames,
  radiusNames,
  shadowNames,
  sizeNames,
  statusTones,
  textSizes,
} from './names.ts';
export type {
  Artwork,
  ArtworkPath,
  ArtworkShape,
  ArtworkText,
  Brand,
  BrandInput,
  BrandLogo,
  BrandPalette,
  BrandShape,
  BrandType,
  Density,
  Elevation,
  Paint,
  ScriptCode,
  Theme,
  ThemeColors,
  Tint,
  Typeface,
} from './brand.ts';
export type { ContrastFinding, ContrastRule } from './contrast-rules.ts';
export type {
  ColorName,
  DeliveryPhase,
  DurationName,
  LayerName,
  MapColorName,
  RadiusName,
  ShadowName,
  SizeName,
  StatusTone,
  TextSize,
} from './names.ts';
