/**
 * Words that are clues for the learned parts of the parser, by kind. They add to the word lists of the
 * languages. A clue only counts as much as the training messages say.
 */
// prettier-ignore
export const cueWords = {
  /** Turns the meaning of the words around it. */
  negation: [
    'not', "isn't", "wasn't", "hasn't", "haven't", "didn't", "don't", "n't", 'isnt', 'wasnt', 'wrong', 'instead', 'never', 'old number', 'cancel',
    'না', 'নয়', 'নাই', 'হয়নি', 'ভুল', 'na', 'noy', 'bhul', 'vul',
    'نہیں', 'غلط', 'مت', 'nahi', 'nahin', 'nai', 'galat', 'ghalat',
    'لا', 'مو', 'مب', 'مش', 'ليس', 'غير', 'ما', 'لم', 'غلط', 'الخطأ', 'mesh', 'msh', 'mo', 'mu',
    'ไม่', 'ไม่ใช่', 'ผิด', 'ยังไม่', '不是', '唔係', '唔', '不', '未', '沒', '没', '冇', '錯', '错', '不用', '別', '别',
    'no', 'no es', 'sin', 'equivocado', 'mal', 'nunca', 'ojo', 'όχι', 'οχι', 'oxi', 'δεν', 'δε', 'λάθος', 'λαθος', 'lathos', 'den', 'μην', 'μη',
    'ではなく', 'じゃなく', 'じゃない', 'ではありません', '間違', 'ない', 'ません', 'まだ',
    'non', 'non è', 'sbagliato', 'sbagliata', 'anziché', 'invece',
    'bukan', 'tak', 'tidak', 'belum', 'blm', 'salah', 'jangan', 'x', 'hindi', 'di', 'wag', 'huwag', 'wala', 'mali', 'hinde',
  ],
  /** Money that was paid in advance. */
  deposit: [
    'deposit', 'downpayment', 'down payment', 'dp', 'advance', 'advanced', 'booking fee', 'half paid',
    'অগ্রিম', 'এডভান্স', 'অ্যাডভান্স', 'বায়না', 'agrim', 'ایڈوانس', 'پیشگی', 'بیعانہ', 'peshgi',
    'عربون', 'مقدم', 'دفعة', '3arboon', '3arbon', 'มัดจำ', '訂金', '订金', '定金', '訂', '頭款',
    'señal', 'adelanto', 'adelanté', 'adelantado', 'anticipo', 'a cuenta', 'seña', 'reserva', 'di', 'prokatavoli', 'προκαταβολή', 'προκαταβολη', 'ΠΡΟΚΑΤΑΒΟΛΗ', 'έδωσα', 'καπάρο', 'μπροστά',
    '内金', '前金', '手付', '手付金', '頭金', '予約金', 'acconto', 'caparra', 'anticipo', 'deposito', 'cengkeram', 'wang muka', 'pendahuluan', 'paunang bayad', 'down', 'paunang',
  ],
  /** Money that is still to be paid. */
  balance: [
    'balance', 'bal', 'remaining', 'rest', 'the rest', 'due', 'left', 'outstanding', 'to collect', 'collect',
    'বাকি', 'বাকী', 'baki', 'باقی', 'بقایا', 'baqi', 'baki', 'الباقي', 'باقي', 'والباقي', 'وباقي', 'el ba2i', 'elba2i', 'albaqi', 'المتبقي', 'متبقي', 'يبقى', 'tabqa',
    'คงเหลือ', 'เหลือ', 'ที่เหลือ', 'ค้าง', '餘款', '余款', '尾數', '尾数', '尾款', '餘額', '余额', '剩', '找數',
    'resta', 'restan', 'resto', 'restante', 'queda', 'quedan', 'pendiente', 'debo', 'faltan', 'υπόλοιπο', 'υπολοιπο', 'υπόλοιπα', 'ypoloipo', 'μένουν', 'μενουν', 'χρωστάω', 'απομένουν', 'τα υπόλοιπα',
    '残金', '残り', '残額', '差額', 'saldo', 'restano', 'resta', 'rimanenti', 'rimangono', 'da incassare', 'mancano', 'baki', 'selebihnya', 'lagi', 'natitira', 'natitirang', 'kulang', 'balanse', 'sisingilin',
  ],
  /** A banknote that the recipient pays with. */
  change: [
    'change', 'change for', 'change of', 'break', 'note', 'notes', 'ভাংতি', 'ভাঙতি', 'bhangti', 'খুচরা', 'چینج', 'کھلے', 'khulay', 'khulla', 'change le',
    'فكة', 'فكه', 'صرف', 'خردة', 'ทอน', 'เงินทอน', 'แบงค์', 'แบงก์', '找', '找續', '找錢', '找钱', '找零', '散紙',
    'cambio', 'cambio de', 'vuelta', 'vueltas', 'billete', 'ρέστα', 'ρεστα', 'resta', 'χαρτονόμισμα', 'από', 'お釣り', 'おつり', '釣り', '万円札', 'resto', 'resto di', 'resto da', 'banconota', 'banconota da',
    'duit baki', 'tukar', 'duit pecah', 'sukli', 'panukli', 'barya', 'sukli sa', 'buo',
  ],
  /** The price of one item. */
  each: [
    'each', 'per', 'ea', '@', 'apiece', 'করে', 'প্রতি', 'kore', 'prottek', 'فی', 'والا', 'wala', 'wali', 'للحبة', 'الحبة', 'حبة', 'ละ', '每', '個', '个', 'cada una', 'cada uno', 'c/u', 'cada', 'το ένα', 'το κιλό', 'έκαστο', 'cad', 'cadauno', "l'uno", "l'una", 'al kg', 'al pezzo', 'sebiji', 'sekilo', 'satu', 'isa', 'ang isa', 'kada', '個', '枚', '本',
  ],
  /** Total of an order. */
  total: [
    'total', 'ttl', 'tot', 'all in', 'grand total', 'sum', 'altogether', 'price', 'মোট', 'সর্বমোট', 'সব মিলিয়ে', 'mot', 'দাম', 'বিল', 'dam', 'کل', 'ٹوٹل', 'کل رقم', 'رقم', 'بل', 'قیمت', 'kul', 'qeemat',
    'المجموع', 'الاجمالي', 'الإجمالي', 'إجمالي', 'اجمالي', 'المبلغ', 'مبلغ', 'الحساب', 'حساب', 'السعر', 'القيمة', 'el 7esab', 'el7esab', '7esab', 'رวม', 'ยอด', 'ยอดรวม', 'ทั้งหมด', 'ราคา', 'รวมทั้งหมด', 'เป็นเงิน', '合計', '总共', '總共', '合计', '金額', '金额', '價錢', '价钱', '单', '總數',
    'total', 'importe', 'son', 'precio', 'suma', 'serían', 'σύνολο', 'συνολο', 'ποσό', 'ποσο', 'συνολικά', 'αξία', 'synolo', 'τιμή', '合計', '代金', '金額', '計', 'お代', '税込', 'お会計', '総額', '商品代',
    'totale', 'tot', 'importo', 'prezzo', 'sono', 'in tutto', 'fanno', 'jumlah', 'semua', 'harga', 'kesemua', 'total semua', 'kabuuan', 'lahat', 'halaga', 'bayad', 'presyo', 'all in',
  ],
  /** A charge that is only part of the total. */
  fee: [
    'delivery', 'shipping', 'sf', 'df', 'del fee', 'fee', 'charge', 'charges', 'runner', 'rider fee', 'postage', 'ডেলিভারি চার্জ', 'চার্জ', 'ডেলিভারি', 'ڈیلیوری', 'چارجز', 'توصيل', 'التوصيل', 'الشحن', 'شحن', 'خدمة', 'ค่าส่ง', 'ค่าจัดส่ง', 'ค่าเดลิเวอรี่', '運費', '运费', '送貨費', '外送費',
    'envío', 'envio', 'portes', 'reparto', 'gastos', 'μεταφορικά', 'μεταφορικα', 'διανομή', 'έξοδα', '配達料', '送料', '手数料', '配送料', 'spedizione', 'trasporto', 'consegna', 'caj', 'caj hantar', 'penghantaran', 'hantar', 'pos', 'htr', 'delivery fee', 'padala fee',
  ],
  /** The number of the writer, not of the recipient. */
  sender: [
    'my number', 'my own', 'my phone', 'mine', 'from', 'sender', 'ordered by', 'buyer', 'my no', 'i am', "i'm", 'আমার নাম্বার', 'আমার', 'প্রেরক', 'আমি', 'amar', 'میرا نمبر', 'میرا', 'بھیجنے والا', 'mera', 'رقمي', 'المرسل', 'جوالي', 'أنا', 'انا', 'raqmi', 'ผู้สั่ง', 'ผู้ส่ง', 'ของผม', 'ของฉัน', 'เบอร์ผม', '我電話', '我电话', '寄件人', '訂購人', '我', '我的',
    'mi número', 'mi movil', 'mi móvil', 'mío', 'mio', 'remitente', 'yo', 'δικό μου', 'δικο μου', 'το κινητό μου', 'αποστολέας', 'εγώ', 'εμένα', '依頼主', '私', '贈り主', '注文者', 'ご依頼主', 'mittente', 'il mio', 'io', 'sono', 'no saya', 'saya', 'pengirim', 'aku', 'ako', 'ako po si', 'number ko', 'sender',
  ],
  /** The number of the recipient. */
  recipient: [
    'her number', 'his number', 'her line', 'their', 'recipient', 'receiver', 'deliver to', 'receive', 'customer', 'cust', 'pic', 'contact', 'look for', 'ask for', 'প্রাপক', 'গ্রাহক', 'কাস্টমার', 'ওনার', 'তার', 'onar', 'tar', 'ان کا', 'اس کا', 'وصول', 'کسٹمر', 'unka', 'uska', 'المستلم', 'المستلمة', 'العميل', 'الزبون', 'رقمها', 'جوالها', 'رقمه', 'جواله', 'raqamha', 'ผู้รับ', 'ลูกค้า', 'ชื่อผู้รับ', '收件人', '收貨人', '收货人', '找', '搵', '佢', '她',
    'cliente', 'destinatario', 'su número', 'su móvil', 'su fijo', 'ella', 'preguntar por', 'πελάτης', 'πελ', 'παραλήπτης', 'παραλαμβάνει', 'το κινητό της', 'το κινητό του', 'παράδοση', 'お届け先', '受取人', '宛先', '様', '届け先', 'destinatario', 'suo', 'il suo', 'chiedere di', 'sig.ra', 'penerima', 'pelanggan', 'dia', 'no dia', 'fon mak', 'recvr', 'tatanggap', 'hanapin', 'kay', 'number nya',
  ],
  /** The number of the shop, where the rider picks the order up. */
  shop: [
    'shop', 'store', 'pickup', 'pick up', 'pick-up', 'seller', 'helpline', 'restaurant', 'hotline', 'দোকান', 'শপ', 'dokan', 'دکان', 'شاپ', 'ریسٹورنٹ', 'محل', 'مطعم', 'المحل', 'ร้าน', 'รับของ', 'เบอร์ร้าน', '店', '取貨', '取货', '店舖', '本店', 'tienda', 'recogida', 'recoger', 'floristería', 'κατάστημα', 'μαγαζί', 'παραλαβή', 'ανθοπωλείο', 'φωτογραφείο', '集荷', '店舗', '当店', 'negozio', 'ritiro', 'bottega', 'kedai', 'ambil', 'ambil di', 'tindahan', 'pick up',
  ],
  /** The number of the rider or driver. */
  rider: [
    'rider', 'driver', 'courier', 'রাইডার', 'ড্রাইভার', 'رائیڈر', 'ڈرائیور', 'المندوب', 'السواق', 'السائق', 'ไรเดอร์', 'คนขับ', '司機', '司机', '外送員', '外賣員', '騎手', 'repartidor', 'mensajero', 'οδηγός', 'διανομέας', '配達員', 'ドライバー', 'fattorino', 'corriere', 'penghantar', 'abang rider',
  ],
  /** A second number, for when the first does not answer. */
  otherwise: [
    'alternate', 'alternative', 'or', 'if not', 'if no answer', 'backup', 'else', 'secondary', 'second', 'অথবা', 'বিকল্প', 'না ধরলে', 'یا', 'دوسرا', 'ورنہ', 'او', 'أو', 'اخر', 'تاني', 'ثاني', 'احتياطي', 'اذا ما رد', 'หรือ', 'สำรอง', '或', '另一個', 'o', 'si no', 'otro', 'ή', 'αλλιώς', 'εναλλακτικό', 'または', '不在時', 'oppure', 'se non', 'atau', 'kalau tak', 'o kaya', 'kung', 'smart', 'globe',
  ],
  /** Payment by transfer, wallet or link, which can be done already, promised or asked for. */
  transfer: [
    'ব্যাংকে', 'কার্ডে', 'চেক', 'بینک', 'میزان', 'اکاؤنٹ', 'سکرین شاٹ', 'ومض', 'راجحي', 'الراجحي', 'بنك', 'انستا', 'فوري', 'كاش فودافون', 't7weel', 'ta7weel', 'el taby', 'tabby', 'تابي', 'tahweel', 'ลิงก์', 'แอป', 'ผ่านแอป', 'payme', 'paylah', 'fpx', 'line pay', 'tng', 'touch n go', '銀行', '银行', '街口支付', '信用卡付', 'transf', 'link', 'tarjeta en la web', 'web', 'site', 'e banking', 'κατέθεσα', 'ιρις', 'κινητό πληρωμή', '楽天', 'suica', '電子マネー', 'クレカ', 'bonificato', 'paypal', 'carta online', 'akaun', 'account', 'tng', 'shopeepay', 'spaylater', 'post-dated', 'cheque', 'check', 'Check', 'invoice', 'on account', '請求書', '月末', '月結', '赊账', 'akaun syarikat', 'a 30 días', 'fattura', 'τιμολόγιο',
    'transfer', 'transferred', 'trf', 'tf', 'paynow', 'gcash', 'maya', 'mpesa', 'm-pesa', 'fps', 'payme', 'bank', 'bdo', 'bpi', 'paypal', 'revolut', 'online', 'till', 'apple pay', 'wise', 'screenshot', 'receipt', 'slip', 'tng', 'duitnow', 'fpx', 'qr',
    'বিকাশ', 'নগদে', 'রকেট', 'ব্যাংক', 'bkash', 'bikash', 'nagad', 'rocket', 'ایزی پیسہ', 'جاز کیش', 'ٹرانسفر', 'آن لائن', 'easypaisa', 'jazzcash', 'ibft', 'raast', 'تحويل', 'حولت', 'حولتلك', 'بحول', 'بنفت', 'انستاباي', 'فودافون كاش', 'instapay', 'benefit', 'stc pay', 'مدى', 'كليك', 'ومض', 'wamdh', '7awalt',
    'โอน', 'พร้อมเพย์', 'สลิป', '轉帳', '转账', '匯款', '汇款', '過數', '过数', '轉數快', 'line pay', '微信', '支付宝', '街口', 'bizum', 'transferencia', 'paypal', 'κατάθεση', 'μεταφορά', 'iris', 'e-banking', 'revolut', 'katathesi', '振込', '振り込み', 'paypay', 'クレジット', '決済', 'カード', 'bonifico', 'satispay', 'postepay', 'paypal', 'pindah', 'bank in', 'online banking', 'maybank', 'cimb', 'padala', 'sent',
  ],
  /** Payment when the order arrives. */
  arrival: [
    'al ragazzo', 'στο παιδί', 'sto paidi', 'to bike wala', 'rider ko', 'bike wala', 'delivery ke waqt', 'dene pe', 'quando passi', 'quando arrivate', 'pagdating', 'masa terima', 'akifika',
    'প্রাপ্তির সময়', 'ডেলিভারির সময়', 'মাল পাইয়া', 'হাতে পাইয়া', 'দেখে', 'বাসায় গেলে', 'সামনে', 'রাইডারের কাছে', 'سامان دیکھ کر', 'پہنچنے پر', 'لڑکے کو', 'ملنے پر', 'pohnchne', 'larke ko', 'aane pe', 'في ايدك', 'باليد', 'ma3 el mandoob', '3and elbab', 'lama yeegy', '3nd el bab', 'عند التوصيل', 'للولد', 'للسايق', 'หน้างาน', 'กับคนส่ง', 'ให้คนส่ง', 'กับเด็กส่ง', 'รับของ', 'ถึงแล้วจ่าย', '畀司機', '给司机', '給外送員', '畀送貨', '取貨時', '面交', '到時', 'a bordo', 'al chico', 'al llegar', 'cuando lleguen', 'cuando venga', 'aquí', 'se lo doy', 'allí', 'στον ντελιβερά', 'του παιδιού', 'στο παιδί', 'sto paidi', 'kathos erthei', 'stin paradosi', 'otan erthei', 'στην πορτα', 'στο σπίτι', '受取時', '受け取り時', 'その場で', '手渡し', '配達時', '現場で', '配達員', '着いたら', 'in mano', 'a bordo', 'quando arrivate', 'quando arriva il', 'al ragazzo', 'alla ricezione', 'pago io quando', 'on arrival', 'bila rider', 'dekat pintu', 'kat pintu', 'depan pintu', 'masa terima', 'pag andun', 'pag dumating', 'pagdating ng', 'akifika', 'pag abot', 'sa pagdating', 'kay kuya rider', 'when u reach', 'when he comes', 'upon receiving', 'give him', 'he gives', 'pay him',
    'on delivery', 'upon delivery', 'on arrival', 'at the door', 'at door', 'when it arrives', 'to the rider', 'to rider', 'give rider', 'pay the rider', 'upon arrival', 'when rider', 'collect',
    'হাতে পেয়ে', 'পেয়ে', 'রাইডারকে', 'আসলে', 'ডেলিভারি হলে', 'বাসায় আসলে', 'hate peye', 'ডেলিভারিতে', 'ڈیلیوری پر', 'رائیڈر کو', 'وصولی پر', 'گھر پر', 'delivery pe', 'rider ko', 'دروازے پر', 'عند الاستلام', 'الاستلام', 'عند الباب', 'بالباب', 'للمندوب', 'عند الوصول', 'مع الاستلام', 'للسواق', 'عندالاستلام', 'lama yegy', 'lama yewsal',
    'ปลายทาง', 'เก็บเงินปลายทาง', 'เก็บปลายทาง', 'เก็บเงินสด', 'ตอนของถึง', 'กับไรเดอร์', 'ตอนรับ', 'หน้าบ้าน', '貨到', '货到', '到付', '送到', '當面', '上門', '見面', '收貨時', '到貨', 'a la entrega', 'al recibir', 'contra reembolso', 'contrareembolso', 'al repartidor', 'cuando llegue', 'en la puerta', 'en mano', 'αντικαταβολή', 'antikatavoli', 'στην παράδοση', 'στον διανομέα', 'στην πόρτα', 'στο χέρι', 'έξω', 'όταν έρθει', 'stin porta', '代引き', '代引', '着払い', '玄関で', 'お渡し時', '現地', '引換', '到着時', '届いたら', 'alla consegna', 'al fattorino', 'al corriere', 'alla porta', 'quando arriva', 'contrassegno', 'alla consegna', 'al rider', 'bila sampai', 'masa sampai', 'bila smpai', 'rider', 'pagdating', 'upon delivery', 'sa rider', 'pag dating', 'pagkadeliver',
  ],
  /** Something that the writer will do later. */
  future: [
    'will', "i'll", 'later', 'tomorrow', 'tonight', 'going to', 'gonna', 'later on', 'করব', 'দিব', 'দিবো', 'দেব', 'পরে', 'করে দিব', 'dibo', 'korbo', 'pore', 'دوں گا', 'دوں گی', 'کر دوں', 'بعد میں', 'دیں گے', 'dun ga', 'dungi', 'dunga', 'baad', 'kar dun', 'سوف', 'بعدين', 'بعد شوي', 'بحول', 'راح', 'بدفع', 'hadfa3', 'ba3dein', 'เดี๋ยว', 'จะ', 'พรุ่งนี้', '等等', '晚點', '待會', '一陣', '聽日', '晚点', '等下', '會', '会',
    'luego', 'mañana', 'ahora', 'haré', 'pagaré', 'voy a', 'cuando', 'θα', 'tha', 'αύριο', 'μετά', 'あとで', '後で', '後日', '明日', '月末', 'これから', 'domani', 'dopo', 'pagherò', 'farò', 'stasera', 'nanti', 'esok', 'lepas', 'nnti', 'sekejap', 'mamaya', 'bukas', 'mamayang', 'sige', 'magbabayad', 'babayaran',
  ],
  /** Payment that is done. */
  done: [
    'paynowed', 'paylah-ed', 'paypal ok', 'gcash ok', '已請款', '已请款', 'exoflithi', 'exofliti', 'εγκεκριμένη', 'katathesei', 'exw katathesei', 'έχω καταθέσει', 'bonificato', 'bonificati', 'dfa3et', 'pagadas', 'pagados', 'de diye', 'bhej diya', 'بھیج دیا', 'بھیج دی', 'بھیج دیے', 'settled', 'paid by', 'nshalipa', 'nimelipa', 'ngcash', 'nag-gcash', 'paypay済', '決済完了', '入金確認', 'いただいております', 'selesai',
    'পেমেন্ট ডান', 'ادا کر دیے', 'مل چکے', 'وصول ہو', 'mil gaye', 'دفعنا', 'دفعته', 'سددت', 'خلصت', 'حولنا', 'واصلك', 'تم السداد', '5allast', 'tammat', '7awalna', '7awwalt', 'dafa3na', 'โอนไป', 'ตัดบัตร', 'จ่ายผ่าน', 'โอนละ', '付了', '畀咗', '过账', '過數咗', '轉咗', '转了', '刷了', 'pagadas', 'pagados', 'pagat', 'pagué', 'abonada', 'adelanté', 'εξοφλήθη', 'εξόφλησα', 'πληρωθεί', 'έχει πληρωθεί', 'έχω πληρώσει', 'plirwsa', 'pliromeno', 'eplirwsa', 'exw plirwsei', '受領済', '受領', '支払済', '払い済', '振込済', '振り込みました', '決済しました', 'いただき済み', 'pagate', 'pagati', 'ho pagato', 'incassato', 'saldate', 'dah transfer', 'sudah bayar', 'telah dibayar', 'byr dah', 'settled', 'binayaran', 'nagbayad na', 'nacharge', 'nag-gcash', 'naka bayad', 'nakabayad', 'has been paid', 'have paid', 'paid', 'পরিশোধ', 'পরিশোধিত', 'পেইড', 'ادا شدہ', 'پیڈ', 'دفعت', 'مدفوع', 'مدفوعة', 'تم الدفع', 'تم التحويل', 'خالص', 'واصل', 'حولت', 'dafa3t', 'madfoo3', 'madfou3', 'จ่ายแล้ว', 'โอนแล้ว', 'ชำระแล้ว', '已付', '付清', 'pagado', 'hecha', 'ya pagado', 'pagamos', 'bayad na', 'nabayad', 'paid po', 'مدفوعه', 'مسدد', 'پیسے مل گئے', 'مل گئے ہیں', 'ادا ہو', 'paisay de diye', 'de diye', 'দেওয়া', 'টাকা দিয়ে দিছি', '已刷卡', '已用', '受領済', '現金受領', 'εξοφλημένα', 'εξοφλημένη', 'saldato', 'pagata', 'pagada', 'abonado', 'cobrado', 'πληρωμένο', 'πληρωμένα', 'πλήρωσα', 'εξοφλημένο', 'πληρώθηκε', 'eplirosa', 'plirwmeno', 'εξοφλήθηκε', '支払い済み', '決済済', '払いました', 'pagato', 'pagata', 'saldato', 'saldata', 'dah bayar', 'dibayar', 'bayad na', 'paid na', 'nabayaran', 'nakapagbayad', 'fully paid', 'nagbayad',
  ],
  /** Something that is done already, which can be the payment. */
  finished: [
    'ডান', 'জমা', 'পাঠাইছি', 'পাঠিয়েছি', 'পাঠাই দিছি', 'দিলাম', 'করলাম', 'pathai disi', 'diyechi', 'dilam', 'ادا کر', 'جمع کرا', 'جمع', 'بھیج دی', 'بھیج دیے', 'دے چکا', 'bhej diye', 'bhej di', 'bheji', 'حطيت', '請款', 'enviado', 'hice', 'te hice', 'έβαλα', 'έχω στείλει', 'έστειλα', 'εγκεκριμένη', '済みです', 'ho fatto', 'fatto ora', 'ricevuta', 'doh', 'dah masuk', 'dh', 'nasend', 'na-send', 'sent ko', 'approved', 'received', 'charged', 'already', 'alr', 'sent', 'done', 'cleared', 'yesterday', 'ড়িছি', 'দিছি', 'দিয়েছি', 'করেছি', 'করছি', 'করা হয়েছে', 'dichi', 'disi', 'korchi', 'kora ase', 'disse', 'ho gaya', 'کر دیا', 'کر دی', 'ہو گئی', 'دے دیے', 'چکے', 'kar di', 'kr di', 'kr diye', 'kar diya', 'chuke', 'kr dia', 'تم', 'แล้ว', 'เรียบร้อย', '已', '咗', '了', '過咗', '已经', '已經', 'hecho', 'ya', 'έγινε', 'έκανα', 'egine', '済み', '済', '完了', 'ました', 'fatto', 'già', 'ricevuto', 'effettuato', 'dah', 'sudah', 'telah', 'selesai', 'settle', 
  ],
  /** Words for money and paying. */
  money: [
    'pay', 'payment', 'paying', 'settle', 'টাকা', 'পেমেন্ট', 'taka', 'دام', 'پیسے', 'پیمنٹ', 'ادائیگی', 'ادا', 'paise', 'paisay', 'paisa', 'فلوس', 'الفلوس', 'دفع', 'الدفع', 'ادفع', 'بدفع', 'المصاري', 'مصاري', 'الحساب', 'floos', 'fulus', 'hadfa3', 'edfa3', 'จ่าย', 'ชำระ', 'เงิน', 'ค่าของ', '付款', '付', '畀錢', '錢', '钱', '收錢', '收费', '收款', '貨款', 'pago', 'paga', 'pagar', 'abonar', 'cobrar', 'dinero', 'πληρώνω', 'πληρώσω', 'πληρώνει', 'πληρωμή', 'πληρωθεί', 'λεφτά', 'plirwsw', 'plirwnei', 'plirwnw', 'lefta', '払', '支払', '支払い', 'お支払い', 'お代', '代金', '金は', 'お金', 'pagamento', 'pagare', 'pagherò', 'soldi', 'incassare', 'saldo', 'bayar', 'byr', 'bayaran', 'duit', 'wang', 'pitih', 'bayad', 'babayaran', 'magbabayad', 'mgbayad', 'pera', 'utang', 'kobro', 'singil',
  ],
  /** Payment in cash. */
  cashMoney: [
    'เก็บเงินสด', 'จ่ายเงินสด', 'เป็นเงินสด',
    'contrassegno', 'antikatavoli', 'αντικαταβολή', '代引', '代引き', '着払い', '集金', 'στο χέρι', 'sto xeri', 'contra reembolso', 'contrareembolso', '貨到付款', '货到付款', 'μετρητα', 'মাল পাইয়া', 'মাল পাইলে', 'হাতে দিমু', 'เก็บปลายทาง', 'เก็บเงินปลายทาง',
    'ক্যাশে', 'নগদে', 'টাকা হাতে', 'খুচরা', 'হাতে হাতে', 'کیش', 'پیسے', 'naqdi', 'nakad', 'naqad', 'كاشات', 'المصاري', 'مصاري', 'نقدًا', 'ตังค์', 'เงิน', '現款', '现款', '散紙', '錢', '钱', 'dinero', 'billete', 'suelto', 'λεφτά', 'λεφτα', 'lefta', 'κάσια', 'げんきん', 'genkin', 'お金', '現ナマ', 'soldi', 'contnati', 'moneta', 'pitih', 'wang', 'duit cash', 'barya', 'salapi', 'exact',
    'cash', 'cod', 'c.o.d', 'coins', 'exact amount', 'exact change', 'ক্যাশ', 'নগদ', 'সিওডি', 'কেশ', 'nogod', 'کیش', 'نقد', 'نقدی', 'naqad', 'naqd', 'سی او ڈی', 'كاش', 'نقدا', 'نقد', 'نقدي', 'فلوس', 'الفلوس', 'كاش', 'kash', 'floos', 'ให้สด', 'สดกับ', 'สดค่ะ', 'สดครับ', 'เงินสด', 'จ่ายสด', 'เก็บสด', '現金', '现金', '付現', '現', 'efectivo', 'metálico', 'cash', 'contado', 'μετρητά', 'μετρητα', 'metrita', 'cash', 'κασιη', 'μετρητοίς', '現金', '代引', '代金引換', '小銭', 'contanti', 'cash', 'spicci', 'tunai', 'cash', 'duit', 'salapi', 'pera', 'kes', 'cash',
  ],
  /** Payment by card or wallet at the door. */
  terminal: [
    'নেটস', 'كارد', 'المكينة', 'مكينة', 'شبكه', 'mada', 'k net', 'ك نت', 'reader', 'nets', 'octopus', '八达通', 'Octopus', 'mpesa', 'swipe kad', 'kad kat', 'γραμμή', 'maxanaki', 'mixanaki', 'μηχάνημα', 'クレジットカード', 'カード払い', 'satispay', 'bancomat', 'pos a bordo',
    'card', 'card machine', 'terminal', 'pos', 'machine', 'swipe', 'visa', 'কার্ড', 'মেশিন', 'card machine', 'کارڈ', 'مشین', 'شبكة', 'فيزا', 'بطاقة', 'كي نت', 'الجهاز', 'ماكينة', 'visa', 'knet', 'الشبكة', 'mada', 'บัตร', 'รูดบัตร', 'เครื่องรูด', 'สแกนจ่าย', 'สแกน', '刷卡', '信用卡', '碌卡', '八達通', '拍卡', 'tarjeta', 'datáfono', 'datafono', 'tpv', 'κάρτα', 'καρτα', 'karta', 'pos', 'μηχανάκι', 'τερματικό', 'カード', '端末', 'carta', 'pos', 'bancomat', 'kad', 'terminal', 'credit card', 'debit',
  ],
  /** Payment later, by invoice or on account. */
  credit: [
    'invoice', 'on account', 'on credit', 'month end', 'end of month', 'nothing to collect', 'post-dated', 'account', 'খাতায়', 'মাস শেষে', 'বাকিতে', 'ادھار', 'کھاتے', 'مہینے کے آخر', 'udhaar', 'khate', 'حساب شهري', 'آخر الشهر', 'على الحساب', 'دين', 'วางบิล', 'เครดิต', 'สิ้นเดือน', 'ลงบัญชี', '月結', '月结', '月底', '唔使收錢', '不收錢', '记账', '賒帳', '請款', 'factura', 'a 30 días', 'a fin de mes', 'fin de mes', 'a cuenta de', 'fiado', 'τιμολόγιο', 'με πίστωση', 'στον λογαριασμό', 'τέλος του μήνα', '請求書', '月末', '月締め', '掛け', '後払い', '請求', 'fattura', 'a fine mese', 'conto a fine mese', 'in conto', 'akaun', 'hutang', 'hujung bulan', 'invois', 'utang', 'utang muna', 'katapusan', 'sa sabado', 'sa akinse', 'lista muna', 'pautang',
  ],
  /** Doubt about the payment. */
  doubt: [
    'boh', 'anzi', 'ewan', 'tak pasti', 'not confirmed', 'check', 'বলে', 'দেখি', 'پتہ نہیں', 'یا دیکھ لیں', 'مدري', 'ما ادري', 'مو متأكد', '不確定', '好像', '等等不对', 'δεν ξέρω', 'δε θυμάμαι', 'どちらか', '不明', 'non so', 'mi pare', 'no sé', 'parang', 'di sure', 'di ko sure', 'teka',
    'maybe', 'not sure', 'or', 'undecided', 'tbc', '?', 'whichever', 'confirm', 'হয়তো', 'নাকি', 'জানি না', 'شاید', 'یا', 'shayad', 'ya', 'يمكن', 'ممكن', 'او', 'يا', 'ولا', 'wala', 'หรือ', 'ไม่แน่ใจ', '或', '定', '還是', '还是', '未定', 'quizás', 'creo', 'o', 'ίσως', 'ή', 'μάλλον', 'かも', 'たぶん', 'か', 'または', 'forse', 'o', 'oppure', 'mungkin', 'atau', 'ke', 'tak ingat', 'siguro', 'o', 'ata', 'baka',
  ],
  phoneLabel: [
    'hp', 'cp', 'cp#', 'cell', 'num', 'nam', 'phn', 'মোবাইল', 'নাম্বার', 'ফোন', 'নম্বর', 'mobail', 'nambar', '携帯', '電話', 'tel', 'お電話', '連絡先', '電話番号', 'telefono', 'cell', 'cellulare', 'recapito', 'numero', 'chiamare', 'tlf', 'móvil', 'movil', 'fon', 'no tel', 'tel', 'notel', 'no fon', 'no. telefon', 'nombor', 'call', 'numero', 'number', 'contact', 'cellphone', 'til', 'kinito', 'κιν', 'κινητό', 'τηλ',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
