export { CommandPalette } from './command-palette.tsx';
export { commandPaletteLabels } from './command-palette.labels.ts';
export { useHotkey } from './use-hotkey.ts';
export type { Command } from './command.ts';
export type { CommandPaletteLabels } from './command-palette.labels.ts';
export type { CommandPaletteProps } from './command-palette.tsx';
