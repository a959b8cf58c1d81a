export { RadioGroupItem as Item } from './radio-group-item.tsx';
export { RadioGroupRoot as Root } from './radio-group-root.tsx';
