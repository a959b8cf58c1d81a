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
import type { ConfiguredGoogleMapsOptions } from './google-options.ts';

/** Declared once, because `APIProvider` compares the array by identity on each render. */
const libraries = ['marker'];

/** Parts of a Google map that has been drawn. */
export interface GoogleParts {
  readonly map: google.maps.Map;
  readonly camera: GoogleCamera;
  readonly layers: MapLayers;
}

export interface GoogleBaseMapProps {
  readonly google: ConfiguredGoogleMapsOptions;
  readonly options: MapAdapterOptions;
  /** Called when Google's script has loaded, before the map is drawn. */
  readonly onScriptLoaded: () => void;
  readonly onReady: (parts: GoogleParts) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Loads Google's script and draws its map with the components of @vis.gl/react-google-maps. */
export function GoogleBaseMap(props: GoogleBaseMapProps) {
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
      <BaseMap {...props} />
    </APIProvider>
  );
}

function BaseMap({ google: { mapId, colorScheme }, options, onScriptLoaded, onReady }: GoogleBaseMapProps) {
  const { camera: initialCamera, gestures, onCameraChange } = options;
  const isLoaded = useApiIsLoaded();
  const map = useMap();
  const markers = useMapsLibrary('marker');
  const camera = useMemo(
    () => map && googleCamera(map, initialCamera, onCameraChange),
    [map, initialCamera, onCameraChange],
  );
  const [isDrawn, setDrawn] = useState(false);

  const notifyScriptLoaded = useEffectEvent(onScriptLoaded);
  useEffect(() => {
    if (isLoaded) notifyScriptLoaded();
  }, [isLoaded]);

  const notifyReady = useEffectEvent(onReady);
  useEffect(() => {
    if (map && markers && camera && isDrawn) notifyReady({ map, camera, layers: googleLayers(map, markers) });
  }, [map, markers, camera, isDrawn]);

  return (
    <GoogleMap
      mapId={mapId}
      renderingType="VECTOR"
      colorScheme={colorScheme === 'dark' ? 'DARK' : 'LIGHT'}
      defaultCenter={toLatLng(initialCamera.center)}
      defaultZoom={initialCamera.zoom}
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
        camera?.handleCameraChange(detail.center, detail.zoom);
      }}
      onDragstart={() => camera?.handleDragStart()}
      onIdle={() => camera?.handleIdle()}
      onClick={({ detail }) => {
        if (detail.latLng) options.onPress(toPoint(detail.latLng));
      }}
    />
  );
}
