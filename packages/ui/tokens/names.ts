/** The four tones of status colours. */
export const statusTones = ['success', 'warning', 'danger', 'info'] as const;
export type StatusTone = (typeof statusTones)[number];

/** The phases of a delivery. Each phase has one colour wherever it appears. */
export const deliveryPhases = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;
export type DeliveryPhase = (typeof deliveryPhases)[number];

const statusColors = statusTones.flatMap(
  (tone) =>
    [tone, `on-${tone}`, `${tone}-subtle`, `on-${tone}-subtle`, `${tone}-text`, `${tone}-border`] as const,
);

const phaseColors = deliveryPhases.map((phase) => `phase-${phase}` as const);

/** Map elements with their own colour: delivery area, route, its two end points and the rider. */
export const mapColorNames = ['area', 'route', 'pickup', 'dropoff', 'rider'] as const;
export type MapColorName = (typeof mapColorNames)[number];

const mapColors = mapColorNames.map((name) => `map-${name}` as const);

/**
 * The names of all colours. They are public API: components, the portal and the brands use only these
 * colours. A colour is `--sb-color-<name>` in CSS, and `bg-<name>`, `text-<name>` or `border-<name>` as a
 * utility. `on-x` is the text colour on the background `x`.
 */
export const colorNames = [
  // Surfaces, and the overlay behind a dialog.
  'page',
  'surface',
  'raised',
  'sunken',
  'overlay',
  // The top bar of every page.
  'nav',
  'on-nav',
  'nav-muted',
  'nav-mark',
  // Text and links.
  'text',
  'muted',
  'disabled',
  'link',
  // The main brand colour, for interactive elements.
  'accent',
  'accent-hover',
  'accent-active',
  'on-accent',
  'accent-subtle',
  'on-accent-subtle',
  'accent-text',
  'accent-border',
  // The second brand colour, for sparing decoration.
  'spark',
  'on-spark',
  ...statusColors,
  // Borders and focus rings.
  'border',
  'border-strong',
  'focus',
  // Map elements and delivery phases.
  ...mapColors,
  ...phaseColors,
] as const;
export type ColorName = (typeof colorNames)[number];

/** Radii of fields and buttons, of cards, of panels and dialogs, and of small tags. */
export const radiusNames = ['control', 'card', 'sheet', 'tag'] as const;
export type RadiusName = (typeof radiusNames)[number];

/** Shadows of cards, of popovers and toasts, and of panels and dialogs. */
export const shadowNames = ['raised', 'floating', 'sheet'] as const;
export type ShadowName = (typeof shadowNames)[number];

/** The type scale. `md` is the size of fields and paragraphs, always 16 px or more. */
export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
export type TextSize = (typeof textSizes)[number];

/** Fixed and density-dependent sizes. */
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

/** Transition durations. All are 0 if the user prefers reduced motion. */
export const durationNames = ['fast', 'base', 'slow'] as const;
export type DurationName = (typeof durationNames)[number];

/** Stacking layers (`z-index`), from bottom to top. */
export const layerNames = ['nav', 'drawer', 'dialog', 'popover', 'toast'] as const;
export type LayerName = (typeof layerNames)[number];
