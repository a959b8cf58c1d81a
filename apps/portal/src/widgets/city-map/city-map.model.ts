import { createStore } from 'effector';
import type { MapViewProps } from '@saddlebag/ui/map';

/** What draws the ground: the best that can be had, or nothing but the plain picture. */
export const $mapEngine = createStore<NonNullable<MapViewProps['engine']>>('auto', { serialize: 'ignore' });
