export { CityMap } from './city-map.tsx';
