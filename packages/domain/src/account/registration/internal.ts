export { formKey } from './registration.model.ts';
