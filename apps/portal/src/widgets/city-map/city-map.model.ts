import { createStore } from 'effector';
import type { MapViewProps } from '@saddlebag/ui/map';

/** The engine that draws the base map. Tests and stories replace `auto` with the static picture. */
export const $mapEngine = createStore<NonNullable<MapViewProps['engine']>>('auto', { serialize: 'ignore' });
