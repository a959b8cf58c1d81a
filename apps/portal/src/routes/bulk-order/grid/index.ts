import '../texts.ts';

export { BulkGrid } from './bulk-grid.tsx';
