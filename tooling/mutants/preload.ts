import { preloadPlacement } from '@saddlebag/domain/placement';

// Loads the chunk that tests wait for in virtual time. Code that contains mutants loads slowly, so a test could
// give up on the chunk.
await preloadPlacement();
