export { $mapEngine } from './city-map.model.ts';
export { CityMap } from './city-map.tsx';
