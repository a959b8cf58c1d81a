import type { PasteWords } from './paste-words.ts';

// prettier-ignore
export const en: PasteWords = {
  isSpaced: true,
  name: [
    'my name is', 'my name', 'name is', "name's", 'customer name', 'recipient name', 'recipient', 'receiver',
    'name', 'naam',
  ],
  introduction: [
    'customer', 'client', 'cust', 'contact person', 'ask for', 'attn', 'attention', 'i am', "i'm", 'this is',
    'it is', "it's", 'for my sister', 'for my brother', 'to my sister', 'to my brother', 'to my mother',
    'for my mum', 'food is for', 'order is for',
  ],
  phone: [
    'phone number', 'phone no', 'phone', 'mobile number', 'mobile no', 'mobile', 'contact number',
    'contact no', 'contact', 'telephone', 'tel', 'cell', 'whatsapp', 'my number', 'her number', 'his number',
    'number is', 'number', 'my no', 'call', 'ring me on', 'ph', 'mob', 't',
  ],
  address: [
    'delivery address', 'full address', 'same address', 'my address', 'address is', 'address', 'addr', 'add',
    'deliver to', 'delivery to', 'delivered to', 'drop off at', 'drop off', 'dropoff', 'drop-off',
    'send it to', 'send to', 'bring it to', 'going to', 'destination', 'location', 'ship to', 'lives at',
    'staying at', 'i live at', 'we are at',
  ],
  unit: ['floor/flat', 'flat/floor', 'unit no', 'unit number', 'unit', 'flat', 'apartment', 'apt', 'floor'],
  amount: [
    'grand total', 'total amount', 'total bill', 'total due', 'amount due', 'balance due', 'total was',
    'total is', 'total', 'amount', 'amt', 'bill', 'to collect', 'collect', 'cod amount', 'to pay', 'cash',
  ],
  note: [
    'delivery note', 'notes', 'note', 'instructions', 'instruction', 'remarks', 'remark', 'comment',
    'comments', 'n.b.',
  ],
  other: [
    'payment method', 'payment', 'paid by', 'date', 'time', 'items', 'item', 'qty', 'table', 'cashier',
    'server', 'vat', 'order', 'before', 'tax', 'thanks', 'thank you',
  ],
  partialAmount: [
    'subtotal', 'sub total', 'sub-total', 'delivery fee', 'delivery charge', 'delivery', 'tax', 'vat', 'gst',
    'discount', 'change', 'service charge', 'tip',
  ],
  order: [
    'order number', 'order no', 'order id', 'order', 'ticket no', 'ticket', 'receipt no', 'receipt',
    'invoice no', 'invoice', 'bill no', 'ref', 'reference',
  ],
  leadIn: ['to', 'at', 'for'],
  paid: [
    'already paid', 'fully paid', 'paid online', 'paid by transfer', 'paid by card', 'paid via transfer',
    'paid in full', 'payment done', 'prepaid', 'pre-paid', 'paid',
  ],
  cash: [
    "i'll pay cash", 'will pay cash', 'pay in cash', 'pay cash', 'cash on delivery', 'cash payment',
    'in cash', 'cash', 'cod', 'c.o.d.', 'to collect', 'pay on arrival',
  ],
  card: [
    'card on delivery', 'pay by card at door', 'pay by card at the door', 'card at the door', 'card at door',
    'pay by card', 'card payment', 'card machine', 'bring the card machine', 'payment on delivery',
    'swipe on delivery',
  ],
  currency: [
    'taka', 'tk', 'bdt', 'rs', 'rupees', 'rupee', 'pkr', 'naira', 'ngn', 'n', 'ksh', 'kes', 'bob',
    'shillings', 'sgd', 's$', 'php', 'pesos', 'peso', 'p', 'dollars', 'bucks', 'aed', 'sar', 'egp', 'kwd',
    'bhd', 'bd', 'omr', 'qar', 'thb', 'baht', 'hkd', 'hk$', 'twd', 'nt$', 'nt', 'eur', 'euro', 'euros', 'myr',
    'rm', 'usd', 'ugx', 'jod',
  ],
  street: [
    'road', 'rd', 'street', 'st', 'avenue', 'ave', 'lane', 'ln', 'drive', 'close', 'crescent', 'walk', 'way',
    'row', 'court', 'block', 'blk', 'house', 'plot', 'lot', 'h-', 'r-', 'sector', 'phase', 'barangay', 'brgy',
    'village', 'estate', 'tower', 'building', 'bldg', 'villa', 'park', 'garden', 'gardens', 'hill', 'square',
    'highway', 'city', 'terrace', 'place', 'jalan', 'jln', 'lorong', 'dhaka', 'lagos', 'nairobi', 'karachi',
    'lahore', 'islamabad', 'manila', 'singapore',
  ],
  instruction: [
    'ring', 'bell', 'knock', 'gate', 'guard', 'leave', 'call me', 'call when', 'when you reach',
    'when u reach', "don't", 'do not', 'dont', 'no cutlery', 'upright', 'careful', 'lobby', 'reception',
    'outside', 'downstairs', 'baby', 'dog', 'door', 'text me', 'no onion', 'spicy', 'fragile',
  ],
  filler: [
    'contact', 'call', 'hi', 'hello', 'hey', 'dear', 'please', 'pls', 'plz', 'thanks', 'thx', 'thank', 'you',
    'ok', 'okay', 'good', 'evening', 'morning', 'afternoon', 'the', 'is', 'are', 'was', 'and', 'my', 'her',
    'his', 'from', 'yesterday', 'asap', 'me', 'it', 'a', 'need', 'rider', 'in', 'at', 'on', 'to', 'for', 'of',
    'with', 'by', 'bhai', 'sir', 'madam', 'same', 'address', 'deliver', 'delivery', 'send', 'ye', 'also', 'i',
    'can', 'get', 'food', 'home', 'here', 'online', 'already', 'bhej', 'dein', 'when', 'u', 'reach',
    'customer', 'number', 'no', "i've", 'have', 'receipt', 'table', 'today', 'tomorrow', 'cust', 'ph', "i'm",
    'order', 'item', 'price', 'qty', 'tax', 'payment', 'phone', 'name', 'ready', 'come', 'someone', 'before',
    'location', 'pathan', 'ei', 'thikanay',
  ],
  smallTalk: [
    'see you all', 'see you later', 'see you soon', 'see you then', 'see you tomorrow', 'see you tonight',
    'see you', 'see ya', 'see u', 'on my way', 'on our way', 'on the way', 'on his way', 'on her way', 'omw',
    'call me later', 'call me back', 'call you later', 'call you back', 'talk to you later',
    'talk to you soon', 'talk later', 'talk soon', 'text you later', 'take care', 'sounds good', 'no problem',
    'no worries', 'thanks a lot', 'thank you so much', "you're welcome", 'good morning', 'good afternoon',
    'good evening', 'good night', 'goodbye', 'bye bye', 'bye', 'got it', 'will do', 'just a minute',
    'one moment', 'hold on', 'how are you', "what's up", 'running late', 'happy birthday', 'all good', 'lol',
    'haha',
  ],
  duration: ['min', 'mins', 'minute', 'minutes', 'hour', 'hours', 'hr', 'hrs'],
  unitPatterns: [
    '#[0-9]{1,3}-[0-9]{1,5}',
    '(?:flat|apartment|apt|unit|suite|room|rm|portion)\\.?\\s?(?:no\\.?\\s?|number\\s|#)?(?:[a-z]-?[0-9]{1,4}|[0-9]{1,5}(?:-[0-9]{1,5})?[a-z]?|[a-z](?![\\p{L}]))',
    '(?:ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|[0-9]{1,2}\\s?(?:st|nd|rd|th))\\s(?:floor|flr)',
    '[0-9]{1,2}/f(?![\\p{L}])', '(?:floor|level|lvl)\\s?[0-9]{1,3}',
  ],
};
