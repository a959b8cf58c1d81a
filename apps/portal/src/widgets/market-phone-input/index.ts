export { MarketPhoneInput } from './market-phone-input.tsx';
