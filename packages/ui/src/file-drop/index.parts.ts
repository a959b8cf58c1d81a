export { FileDropItem as Item } from './file-drop-item.tsx';
export { FileDropRoot as Root } from './file-drop-root.tsx';
