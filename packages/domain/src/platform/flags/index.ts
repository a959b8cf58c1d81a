export {
  $flags,
  $isMaintenance,
  $knownFlags,
  $overrides,
  flagOverridden,
  overridesCleared,
  type FlagSource,
  type KnownFlags,
} from './flags.model.ts';
