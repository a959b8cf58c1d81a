import type { BuildTarget } from '../build-target.ts';

declare const __BUILD_TARGET__: BuildTarget;

/** Brand, country and environment this build was made for. */
export const build: BuildTarget = __BUILD_TARGET__;
