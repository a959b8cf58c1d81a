export { SheetBody as Body } from './sheet-body.tsx';
export { SheetHandle as Handle } from './sheet-handle.tsx';
export { SheetHeader as Header } from './sheet-header.tsx';
export { SheetRoot as Root } from './sheet-root.tsx';
