export { RegisterPage } from './page.tsx';
