import { useUnit } from 'effector-react';
import { limits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { $rider, $riderAge, $riderHeading } from '@saddlebag/domain/tracking';
import { MapMarker } from '@saddlebag/ui/map';
import { ageText } from '../age-text.ts';

/** The rider on the map of an order, with the age of the position. Renders nothing while it is unknown. */
export function RiderMarker({ name }: { name: string }) {
  const t = useT();
  const [rider, age, heading] = useUnit([$rider, $riderAge, $riderHeading]);
  if (!rider || !age) return null;

  return (
    <MapMarker
      kind="rider"
      position={rider.point}
      bearing={heading ?? undefined}
      size={limits.markerSizePx}
      label={t(age.isStale ? 'tracking.rider-marker-stale' : 'tracking.rider-marker', { name })}
      caption={ageText(t, age.seconds)}
      stale={age.isStale}
    />
  );
}
