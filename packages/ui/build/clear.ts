/** Empties `dist` before a build. Otherwise files of deleted components would be published. */
import { rmSync } from 'node:fs';

rmSync(new URL('../dist/', import.meta.url), { recursive: true, force: true });
