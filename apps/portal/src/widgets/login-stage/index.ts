export { LoginStage } from './login-stage.tsx';
