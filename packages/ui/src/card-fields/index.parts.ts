export { CardFieldsExpiry as Expiry } from './card-fields-expiry.tsx';
export { CardFieldsHolder as Holder } from './card-fields-holder.tsx';
export { CardFieldsNumber as Number } from './card-fields-number.tsx';
export { CardFieldsRoot as Root } from './card-fields-root.tsx';
export { CardFieldsSecurityCode as SecurityCode } from './card-fields-security-code.tsx';
