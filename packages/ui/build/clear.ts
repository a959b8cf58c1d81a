/** Begins the build with an empty `dist`: a file of a component that is gone would be published with the rest. */
import { rmSync } from 'node:fs';

rmSync(new URL('../dist/', import.meta.url), { recursive: true, force: true });
