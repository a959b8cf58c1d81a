import {
  APIProvider,
  Map as GoogleMap,
  useApiIsLoaded,
  useMap,
  useMapsLibrary,
} from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { maximumZoom, minimumZoom } from '../../mercator.ts';
import { googleCamera } from './google-camera.ts';
import { googleLayers } from './google-layers.ts';
import { toLatLng, toPoint } from './google-points.ts';
import type { MapAdapterOptions, MapLayers } from '../../map-adapter.ts';
import type { GoogleCamera } from './google-camera.ts';
import type { GoogleGroundOptions } from './google-options.ts';

/** Libraries are compared by identity at each render. */
const libraries = ['marker'];

/** What the map is made of, once it is drawn. */
export interface GoogleParts {
  readonly map: google.maps.Map;
  readonly camera: GoogleCamera;
  readonly layers: MapLayers;
}

export interface GoogleGroundProps {
  readonly google: GoogleGroundOptions;
  readonly options: MapAdapterOptions;
  /** The script is there; what follows is Google's own picture. */
  readonly onScript: () => void;
  readonly onParts: (parts: GoogleParts) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Loads Google's script and draws its map. Renders the elements that @vis.gl/react-google-maps renders. */
export function GoogleGround(props: GoogleGroundProps) {
  const { apiKey, language, region } = props.google;
  return (
    <APIProvider
      apiKey={apiKey}
      libraries={libraries}
      authReferrerPolicy="origin"
      solutionChannel=""
      disableUsageAttribution
      onError={props.onFailure}
      {...(language === undefined ? {} : { language })}
      {...(region === undefined ? {} : { region })}
    >
      <Ground {...props} />
    </APIProvider>
  );
}

function Ground({ google: { mapId, colorScheme }, options, onScript, onParts }: GoogleGroundProps) {
  const { camera: first, gestures, onCameraChange } = options;
  const isLoaded = useApiIsLoaded();
  const map = useMap();
  const markers = useMapsLibrary('marker');
  const camera = useMemo(() => map && googleCamera(map, first, onCameraChange), [map, first, onCameraChange]);
  const [isDrawn, setDrawn] = useState(false);

  const tellScript = useEffectEvent(onScript);
  useEffect(() => {
    if (isLoaded) tellScript();
  }, [isLoaded]);

  const tellParts = useEffectEvent(onParts);
  useEffect(() => {
    if (map && markers && camera && isDrawn) tellParts({ map, camera, layers: googleLayers(map, markers) });
  }, [map, markers, camera, isDrawn]);

  return (
    <GoogleMap
      mapId={mapId}
      renderingType="VECTOR"
      colorScheme={colorScheme === 'dark' ? 'DARK' : 'LIGHT'}
      defaultCenter={toLatLng(first.center)}
      defaultZoom={first.zoom}
      minZoom={minimumZoom}
      maxZoom={maximumZoom}
      gestureHandling={gestures}
      keyboardShortcuts={gestures !== 'none'}
      isFractionalZoomEnabled
      disableDefaultUI
      clickableIcons={false}
      tilt={0}
      heading={0}
      tiltInteractionEnabled={false}
      headingInteractionEnabled={false}
      onTilesLoaded={() => {
        setDrawn(true);
      }}
      onCameraChanged={({ detail }) => {
        camera?.changed(detail.center, detail.zoom);
      }}
      onDragstart={() => camera?.grasped()}
      onIdle={() => camera?.rested()}
      onClick={({ detail }) => {
        if (detail.latLng) options.onPress(toPoint(detail.latLng));
      }}
    />
  );
}
