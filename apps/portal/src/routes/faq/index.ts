export { FaqPage } from './page.tsx';
