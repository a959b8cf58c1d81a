export { parseOrigin } from './origin-form.ts';
