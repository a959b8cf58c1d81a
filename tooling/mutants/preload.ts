import { preloadPlacement } from '@saddlebag/domain/placement';

// Preloads the placement chunk. Code that contains mutants loads slowly, so a test with a virtual clock could
// time out before the chunk has loaded.
await preloadPlacement();
