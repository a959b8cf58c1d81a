export { readGoogleMapsSetting, type GoogleMapsSetting } from './setting.ts';
