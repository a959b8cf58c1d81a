export { $orderBook, boardChanged } from './board.model.ts';
export { timePassed, vendorOpened } from './opening.model.ts';
