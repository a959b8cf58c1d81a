import { describe } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { deliveryArea, route, shop } from './examples/city.ts';
import { MapLine, MapMarker, MapPolygon, MapView } from './index.ts';
import type { ReactNode } from 'react';

const wrapInMap = (part: ReactNode) => (
  <MapView label="Map" center={shop} engine="static">
    {part}
  </MapView>
);

describe('Map parts', () => {
  describeConformance('MapView', {
    slot: 'map',
    render: (props) => <MapView label="Map" center={shop} engine="static" {...props} />,
  });
  describeConformance('MapMarker', {
    slot: 'map-marker',
    render: (props) => wrapInMap(<MapMarker kind="vendor" position={shop} label="Biryani Ghor" {...props} />),
  });
  describeConformance('MapPolygon', {
    slot: 'map-polygon',
    render: (props) => wrapInMap(<MapPolygon path={deliveryArea} {...props} />),
  });
  describeConformance('MapLine', {
    slot: 'map-line',
    render: (props) => wrapInMap(<MapLine path={route} {...props} />),
  });
});
