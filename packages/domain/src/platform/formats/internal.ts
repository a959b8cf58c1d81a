export { $format } from './format.model.ts';
