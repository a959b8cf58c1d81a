export { MaintenancePage } from './page.tsx';
