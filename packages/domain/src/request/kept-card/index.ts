export { $keptCard, cardKept, keptCardErased, keptCardRequested } from './kept-card.model.ts';
export type { KeptCard } from './kept-card.ts';
