import type { PortalBuild } from '../build-target.ts';

declare const __BUILD__: PortalBuild;

/** The brand, market and environment of this build. */
export const build: PortalBuild = __BUILD__;
