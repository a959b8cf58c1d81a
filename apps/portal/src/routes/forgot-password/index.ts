export { ForgotPasswordPage } from './page.tsx';
