export { createToastInCard, useToastInCard } from './toast-in-card.ts';
