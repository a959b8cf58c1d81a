export { BulkOrderScreen } from './screen.tsx';
