declare module '*/en.json?only=account' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=action,auth,legal,page,preferences,product' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=error,geolocator,nav,request,text,validation,vendor' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=address-search,recents' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=order-proofs' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=slip' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=toast' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=origin' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=guest' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=embedded' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=demo' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=not-found' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=maintenance' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=status,tracking' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=bulk' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=history' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=terms' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=value' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=flags' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=payment' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=modify' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=cancel' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=order' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=counter' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=pre-order' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=steps' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=voucher' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=paste' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=attention' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=all-outlets' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=public' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=map' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=proofs,receipt' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=prohibited' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=share' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=unknown-vendor' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=help-center' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=faq' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=tour' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=build,offline,screen' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=outlet' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=palette' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=analytics' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=draft-offer' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=last-orders,no-vendors' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=extras,vat' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=help-panel' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}

declare module '*/en.json?only=text' {
  const texts: import('@saddlebag/domain/i18n').Texts;
  export default texts;
}
