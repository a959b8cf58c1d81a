export {
  $flags,
  $isMaintenance,
  $loadedFlags,
  $overrides,
  flagOverridden,
  overridesCleared,
  type FlagSource,
  type LoadedFlags,
} from './flags.model.ts';
