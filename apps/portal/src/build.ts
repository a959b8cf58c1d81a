import type { BuildTarget } from '../build-target.ts';

declare const __BUILD_TARGET__: BuildTarget;

/** The brand, country and environment of this build. */
export const build: BuildTarget = __BUILD_TARGET__;
