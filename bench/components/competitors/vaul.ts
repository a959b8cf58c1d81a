export { Drawer } from 'vaul';
