export { Combobox } from '@base-ui/react/combobox';
