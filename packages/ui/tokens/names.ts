/** The four tones in which a status speaks. */
export const statusTones = ['success', 'warning', 'danger', 'info'] as const;
export type StatusTone = (typeof statusTones)[number];

/** The phases of a delivery, as both tracking pages colour them. */
export const deliveryPhases = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;
export type DeliveryPhase = (typeof deliveryPhases)[number];

const statusColors = statusTones.flatMap(
  (tone) =>
    [tone, `on-${tone}`, `${tone}-subtle`, `on-${tone}-subtle`, `${tone}-text`, `${tone}-border`] as const,
);

const phaseColors = deliveryPhases.map((phase) => `phase-${phase}` as const);

/** What lies on the map: the delivery area, the way, the two ends of it and the rider. */
export const mapColorNames = ['area', 'route', 'pickup', 'dropoff', 'rider'] as const;
export type MapColorName = (typeof mapColorNames)[number];

const mapColors = mapColorNames.map((name) => `map-${name}` as const);

/**
 * Every colour that exists. A name is the public API of the design system: components, the portal and
 * the brands know these and no others. Written `--sb-color-<name>` in CSS and `bg-<name>`,
 * `text-<name>`, `border-<name>` … as utilities. `on-x` is what may be written on `x`.
 */
export const colorNames = [
  // Surfaces, from the bottom up; the veil behind a dialog.
  'page',
  'surface',
  'raised',
  'sunken',
  'overlay',
  // The bar at the top of every page.
  'nav',
  'on-nav',
  'nav-muted',
  'nav-mark',
  // Text.
  'text',
  'muted',
  'disabled',
  'link',
  // The brand's first colour: what can be done.
  'accent',
  'accent-hover',
  'accent-active',
  'on-accent',
  'accent-subtle',
  'on-accent-subtle',
  'accent-text',
  'accent-border',
  // The brand's second colour: a spark of character, used sparingly.
  'spark',
  'on-spark',
  ...statusColors,
  // Lines and focus.
  'border',
  'border-strong',
  'focus',
  // The map.
  ...mapColors,
  ...phaseColors,
] as const;
export type ColorName = (typeof colorNames)[number];

/** Radii: fields and buttons, cards, panels and dialogs, small tags. */
export const radiusNames = ['control', 'card', 'sheet', 'tag'] as const;
export type RadiusName = (typeof radiusNames)[number];

/** Shadows: a card, a popover or toast, a panel or dialog. */
export const shadowNames = ['raised', 'floating', 'sheet'] as const;
export type ShadowName = (typeof shadowNames)[number];

/** The type scale; `md` is the text of fields and paragraphs and never smaller than 16 px. */
export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
export type TextSize = (typeof textSizes)[number];

/** Fixed and density-dependent measures. */
export const sizeNames = [
  'control',
  'control-sm',
  'control-lg',
  'target',
  'drawer',
  'header',
  'gutter',
] as const;
export type SizeName = (typeof sizeNames)[number];

/** How long a transition lasts. All are 0 when the person prefers reduced motion. */
export const durationNames = ['fast', 'base', 'slow'] as const;
export type DurationName = (typeof durationNames)[number];

/** Layers, from the bottom up. */
export const layerNames = ['nav', 'drawer', 'dialog', 'popover', 'toast'] as const;
export type LayerName = (typeof layerNames)[number];
