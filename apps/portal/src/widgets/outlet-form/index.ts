export { OutletDialog } from './outlet-dialog.tsx';
