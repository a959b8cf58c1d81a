export { phoneRules } from './phone-rules.ts';
