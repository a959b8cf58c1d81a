export { TrackingScreen } from './screen.tsx';
