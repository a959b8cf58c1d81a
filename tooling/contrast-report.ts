import { brands } from '@saddlebag/ui/brands';
import { contrastReport } from '@saddlebag/ui/tokens';

/**
 * `npm run brands:contrast`: prints the contrast of every color pair in every brand. The library build writes
 * the same report to `dist/brands/contrast.md`.
 */
console.log(Object.values(brands).map(contrastReport).join('\n'));
