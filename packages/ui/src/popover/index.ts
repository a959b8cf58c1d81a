export * as Popover from './index.parts.ts';
