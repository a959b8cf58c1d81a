export { PopoverClose as Close } from './popover-close.tsx';
export { PopoverContent as Content } from './popover-content.tsx';
export { PopoverRoot as Root } from './popover-root.tsx';
export { PopoverTrigger as Trigger } from './popover-trigger.tsx';
