import { LocateIcon } from '../icon/index.ts';

/**
 * Returns the map to its `fit` after the user moved it. Renders a `<button>` with a text. Style it through
 * `[data-slot=map-follow]`.
 */
export function FollowButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" data-slot="map-follow" className="sb-map-follow" onClick={onPress}>
      <LocateIcon size={18} />
      {label}
    </button>
  );
}
