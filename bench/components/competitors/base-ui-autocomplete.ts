export { Autocomplete } from '@base-ui/react/autocomplete';
