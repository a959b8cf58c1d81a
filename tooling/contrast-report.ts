import { brands } from '@saddlebag/ui/brands';
import { contrastReport } from '@saddlebag/ui/tokens';

/** `npm run brands:contrast`: every pair of colours of every brand; the build of the library writes the same to `dist/brands/contrast.md`. */
console.log(Object.values(brands).map(contrastReport).join('\n'));
