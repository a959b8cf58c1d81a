interface PanelTexts {
  readonly title: string;
  readonly search: string;
  readonly empty: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
  readonly contact: string;
  readonly message: string;
  readonly send: string;
  readonly sending: string;
  readonly sent: string;
  readonly failed: string;
  readonly denied: string;
}

const en: PanelTexts = {
  title: 'How can we help?',
  search: 'Search the questions',
  empty: 'No question matches. Write to us below.',
  questions: [
    ['When does the rider come?', 'Open the order under Tracking. It shows the rider and the arrival time.'],
    [
      'How do I cancel an order?',
      'Open the order under Tracking and press Cancel. This works until the rider has collected the items.',
    ],
    [
      'The address is wrong. What now?',
      'Change the order before a rider accepts it. After that, cancel it and request another rider.',
    ],
    [
      'Why was my card charged and refunded?',
      'The order could not be created after the payment. The refund is automatic.',
    ],
    ['How do I get a report of my orders?', 'Open History, choose the dates, and press Export.'],
  ],
  contact: 'Write to us',
  message: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Thank you. We answer by email within a day.',
  failed: 'Your message was not sent. Check your connection and try again.',
  denied: 'Your session has ended. Log in again, then send your message.',
};

const ar: PanelTexts = {
  title: 'كيف يمكننا مساعدتك؟',
  search: 'ابحث في الأسئلة',
  empty: 'لا يوجد سؤال مطابق. اكتب لنا أدناه.',
  questions: [
    ['متى يصل المندوب؟', 'افتح الطلب في التتبع. يظهر فيه المندوب ووقت الوصول.'],
    ['كيف ألغي طلبًا؟', 'افتح الطلب في التتبع واضغط إلغاء. هذا ممكن حتى يستلم المندوب الأغراض.'],
    ['العنوان خاطئ. ماذا أفعل؟', 'عدّل الطلب قبل أن يقبله مندوب. بعد ذلك ألغِه واطلب مندوبًا آخر.'],
    ['لماذا خُصم المبلغ من بطاقتي ثم أُعيد؟', 'تعذّر إنشاء الطلب بعد الدفع. يُعاد المبلغ تلقائيًا.'],
    ['كيف أحصل على تقرير بطلباتي؟', 'افتح السجل واختر التواريخ ثم اضغط تصدير.'],
  ],
  contact: 'اكتب لنا',
  message: 'رسالتك',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sent: 'شكرًا لك. نرد بالبريد الإلكتروني خلال يوم.',
  failed: 'لم تُرسل رسالتك. تحقق من الاتصال وحاول مرة أخرى.',
  denied: 'انتهت جلستك. سجّل الدخول من جديد ثم أرسل رسالتك.',
};

const bn: PanelTexts = {
  title: 'আমরা কীভাবে সাহায্য করতে পারি?',
  search: 'প্রশ্ন খুঁজুন',
  empty: 'কোনো প্রশ্ন মেলেনি। নিচে আমাদের লিখুন।',
  questions: [
    ['রাইডার কখন আসবেন?', 'ট্র্যাকিংয়ে অর্ডারটি খুলুন। সেখানে রাইডার ও পৌঁছানোর সময় দেখা যায়।'],
    ['অর্ডার কীভাবে বাতিল করব?', 'ট্র্যাকিংয়ে অর্ডারটি খুলে বাতিল চাপুন। রাইডার পণ্য নেওয়ার আগ পর্যন্ত এটি করা যায়।'],
    ['ঠিকানা ভুল। এখন কী করব?', 'রাইডার গ্রহণ করার আগে অর্ডারটি বদলান। এরপর হলে বাতিল করে নতুন রাইডার চান।'],
    [
      'কার্ড থেকে টাকা কেটে ফেরত দেওয়া হলো কেন?',
      'পেমেন্টের পর অর্ডারটি তৈরি করা যায়নি। টাকা নিজে থেকেই ফেরত আসে।',
    ],
    ['অর্ডারের রিপোর্ট কীভাবে পাব?', 'ইতিহাস খুলে তারিখ বেছে নিন, তারপর এক্সপোর্ট চাপুন।'],
  ],
  contact: 'আমাদের লিখুন',
  message: 'আপনার বার্তা',
  send: 'পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  sent: 'ধন্যবাদ। আমরা এক দিনের মধ্যে ইমেইলে উত্তর দিই।',
  failed: 'আপনার বার্তা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
  denied: 'আপনার সেশন শেষ হয়েছে। আবার লগ ইন করে বার্তাটি পাঠান।',
};

/** Returns the texts of a language. Regional variants use their base language, and all others English. */
export const panelTextsOf = (locale: string) => {
  const language = locale.split('-', 1)[0];
  if (language === 'ar') return { language, direction: 'rtl', texts: ar };
  return language === 'bn'
    ? { language, direction: 'ltr', texts: bn }
    : { language: 'en', direction: 'ltr', texts: en };
};
