/**
 * Words of messages that banks, carriers and utilities send by themselves, by the kind of message. A word that ends with
 * `*` also matches with other endings. All words are lower case.
 */
// prettier-ignore
export const alertWords = {
  /** Alerts of banks and wallets, and receipts of rides. */
  alert: [
    'debited', 'credited', 'transaction', 'available balance', 'avl bal', 'ref no', 'ref', 'acct', 'a/c', 'card ending', 'spent', 'if not you', 'not you', 'call us immediately', 'new balance', 'txn', 'trip', 'fare', 'your ride', 'your trip', 'receipt', 'dropped off', 'driver rating', 'has been charged', 'withdraw*', 'purchase of', 'was made', 'do not share', 'never share', 'suspicious', 'blocked', 'autopay', 'bill is ready', 'due on',
    'লেনদেন', 'ব্যালেন্স', 'অ্যাকাউন্টে', 'একাউন্টে', 'একাউন্ট', 'জমা হয়েছে', 'কর্তন', 'উত্তোলন', 'ক্যাশ আউট', 'cash out', 'trxid', 'ref', 'fee tk', 'ভাড়া ৳', 'ট্রিপ', 'রাইড', 'ডেবিট', 'ক্রেডিট', 'বিল পরিশোধ', 'রেফারেন্স', 'শেয়ার করবেন না',
    'اکاؤنٹ', 'بیلنس', 'ٹرانزیکشن', 'منتقل ہو', 'کٹوتی', 'نکلوا*', 'کارڈ سے', 'موصول ہو', 'موجودہ بیلنس', 'سواری', 'کرایہ', 'ٹرپ', 'سفر', 'حوالہ نمبر', 'ہیلپ لائن', 'trx', 'txn', 'balance',
    'عملية', 'خصم', 'تم خصم', 'تم ايداع', 'تم إيداع', 'ايداع', 'إيداع', 'رصيدك', 'الرصيد', 'رصيد', 'حسابكم', 'حسابك', 'بطاقتك', 'بطاقة تنتهي', 'شراء', 'نقاط بيع', 'سحب', 'مبلغ', 'مرجع', 'رحلتك', 'الرحلة', 'مشوار', 'الأجرة', 'إذا لم تكن', 'اذا لم تقم', 'عزيزنا', 'عميلنا',
    'บัญชี', 'ยอดคงเหลือ', 'คงเหลือ', 'เงินเข้า', 'เงินออก', 'หักบัญชี', 'รายการ', 'ใช้บัตร', 'ยอดใช้จ่าย', 'ค่าโดยสาร', 'การเดินทาง', 'ใบเสร็จ', 'หากไม่ได้ทำ', 'ถอนเงิน', 'รับโอน', 'โอนเงินเข้า', 'วงเงิน', 'ครบกำหนด',
    '交易', '餘額', '余额', '戶口', '帳戶', '账户', '尾號', '尾号', '末四碼', '扣款', '入賬', '入账', '支出', '消費', '消费', '提款', '車資', '车费', '行程', '如非本人', '非本人', '收據', '收据', '查詢熱線', '授權', '刷卡交易',
    'cargo', 'movimiento', 'operación', 'saldo', 'terminada en', 'cuenta', 'cajero', 'su tarjeta', 'compra de', 'disponible', 'trayecto', 'viaje', 'tarifa', 'recibo', 'si no reconoce', 'si no has sido', 'bloquead*', 'abono', 'domiciliad*',
    'συναλλαγή', 'χρέωση', 'χρεώθηκ*', 'πίστωση', 'υπόλοιπο λογ', 'διαθέσιμο υπόλοιπο', 'νέο υπόλοιπο', 'λογαριασμ*', 'ανάληψη', 'αγορά', 'κάρτα σας', 'αν δεν', 'διαδρομή', 'κόμιστρο', 'απόδειξη', 'λάβατε', 'αιτιολογία', 'εμβάσ*', 'δεσμευ*',
    'ご利用', '利用通知', '口座', '残高', '引き落とし', '引落', '出金', '入金', 'ご利用額', '承認', '決済が完了', 'お心当たり', '心当たり', '乗車', '運賃', '領収書', '降車', 'カード番号', 'お取引', '取引',
    'addebit*', 'accredit*', 'movimento', 'operazione', 'transazione', 'saldo contabile', 'saldo disponibile', 'prelievo', 'carta che termina', 'carta terminante', 'conto', 'corsa', 'tariffa', 'ricevuta', 'tragitto', 'non riconosci', 'se non sei', 'bloccat*', 'pagamento di', 'pos presso',
    'transaksi', 'akaun anda', 'baki semasa', 'baki', 'dikreditkan', 'didebit*', 'kad anda', 'berakhir', 'jika bukan', 'hubungi bank', 'rujukan', 'perjalanan', 'tambang', 'resit', 'pengeluaran', 'telah menerima', 'telah dipindah*', 'bil anda', 'trip',
    'transaksyon', 'balanse', 'account', 'acct', 'natanggap mo', 'na-debit', 'na-credit', 'card ending', 'ref. no', 'ref no', 'kung hindi ikaw', 'kung hindi mo', 'biyahe', 'pamasahe', 'resibo', 'withdraw*', 'nai-charge', 'available balance', 'hotline',
  ],
  /** One-time codes and their warnings. */
  code: [
    'otp', 'verification code', 'passcode', 'security code', 'your code', 'one-time', 'do not share', 'never share', 'expires in', 'valid for', 'anyone who asks',
    'ওটিপি', 'যাচাই*', 'কোডটি', 'কোড', 'শেয়ার করবেন', 'কাউকে', 'মিনিট বৈধ', 'গোপন', 'পিন',
    'او ٹی پی', 'تصدیقی', 'تصدیق', 'کوڈ', 'کسی کو', 'شیئر', 'منٹ', 'خفیہ', 'پن کوڈ',
    'رمز', 'رمز التحقق', 'الرمز', 'كود', 'لا تشارك*', 'لا تعط*', 'صالح لمدة', 'صالحة', 'لمدة', 'دقائق', 'رقم سري', 'السري',
    'รหัส', 'otp', 'ห้ามบอก', 'ห้ามเปิดเผย', 'หมดอายุ', 'ใช้ได้ภายใน', 'นาที', 'ยืนยันตัวตน', 'ref code', 'อย่าบอก',
    '驗證碼', '验证码', '密碼', '密码', '一次性', '請勿', '请勿', '切勿', '有效', '分鐘內', '分钟内', '洩露', '泄露', '告訴他人', '認證碼', '動態',
    'código', 'codigo', 'clave', 'no lo compartas', 'no lo comparta', 'no compartas', 'caduca', 'válido', 'verificación', 'minutos', 'nadie',
    'κωδικός', 'κωδικό', 'κωδικος', 'otp', 'μην τον', 'μην κοινοποι*', 'ισχύει', 'λήγει', 'σε κανέναν', 'λεπτά', 'επιβεβαίωσ*', 'επαλήθευσ*',
    '認証コード', '認証', '認証番号', 'ワンタイム', '確認コード', 'コードは', '有効期限', '分間有効', '教えないで', '他人に', '第三者', 'パスワード', 'ログイン',
    'codice', 'otp', 'non comunicar*', 'non condivider*', 'nessuno', 'scade', 'valido', 'minuti', 'inserisci', 'verifica', 'password',
    'tac', 'kod', 'otp', 'jangan kongsi', 'jangan beritahu', 'jangan dedah', 'sah selama', 'tamat', 'minit', 'pengesahan', 'sesiapa',
    'otp', 'one-time', 'code mo', 'ang code', 'huwag ibahagi', 'huwag ipagsabi', 'wag i-share', 'valid for', 'mag-e-expire', 'minuto', 'kanino man', 'verification',
  ],
  /** Notices of carriers about a parcel. */
  parcel: [
    'parcel', 'shipment', 'tracking', 'track', 'waybill', 'awb', 'out for delivery', 'could not be delivered', 'unable to deliver', 'delivery attempt', 'attempt', 'collect at', 'collection point', 'locker', 'hub', 'redeliver*', 're-deliver*', 'customs', 'on hold', 'express', 'consignment', 'has arrived at', 'your order has', 'ready for collection', 'depot', 'will arrive between',
    'পার্সেল', 'কুরিয়ার', 'কুরিয়ারে', 'ট্র্যাকিং', 'প্রিয় গ্রাহক', 'হাবে', 'সংগ্রহ করুন', 'ডেলিভারি চেষ্টা', 'পৌঁছেছে', 'ব্যর্থ', 'শাখা', 'রিসিভ করুন', 'ডেলিভারির জন্য বের',
    'پارسل', 'کوریئر', 'ٹریکنگ', 'محترم صارف', 'محترم', 'معزز صارف', 'وصول نہ ہو', 'دوبارہ ترسیل', 'ترسیل', 'دفتر سے', 'برانچ', 'ڈلیور نہ', 'پہنچ چکا', 'کسٹم', 'کنسائنمنٹ',
    'شحنتك', 'شحنة', 'شحنتكم', 'الشحنة', 'طردك', 'طرد', 'التتبع', 'تتبع', 'تعذر', 'تعذّر', 'محاولة', 'مكتبنا', 'المستودع', 'الفرع', 'إعادة التسليم', 'جمارك', 'جمرك*', 'خرجت للتوصيل', 'عزيزي العميل', 'بوليصة', 'نقطة استلام', 'عميلنا العزيز',
    'พัสดุ', 'เลขพัสดุ', 'ติดตาม', 'นำจ่าย', 'นำส่ง', 'จัดส่งแล้ว', 'ขนส่ง', 'ตู้รับ', 'ล็อกเกอร์', 'เอ็กซ์เพรส', 'ไม่สำเร็จ', 'ศุลกากร', 'คลังสินค้า', 'สาขา', 'รับพัสดุ', 'จัดส่งไม่', 'ไม่มีผู้รับ', 'ติดต่อรับ',
    '包裹', '快遞', '快递', '派送', '派件', '物流', '宅急便', '單號', '单号', '運單', '运单', '取件碼', '取件码', '自提', '智能櫃', '智取', '收件失敗', '再次派', '未能送', '未能派', '海關', '海关', '到站', '驛站', '超商', '門市',
    'paquete', 'su envío', 'tu envío', 'seguimiento', 'en reparto', 'reparto hoy', 'punto de recogida', 'intento', 'aduana', 'mensajería', 'nueva entrega', 'no hemos podido', 'oficina de', 'localizador', 'transportista', 'entrega fallida', 'almacén',
    'δέμα', 'δεμα', 'δέματ*', 'πακέτο σας', 'αποστολή', 'αποστολής', 'παρακολούθηση', 'κούριερ', 'courier', 'τελωνεί*', 'κατάστημά μας', 'αριθμός αποστολής', 'ανεπιτυχ*', 'δεν κατέστη', 'παραλαβή από', 'απουσ*', 'voucher', 'νέα προσπάθεια', 'locker', 'θυρίδα',
    'お荷物', '荷物', '不在', '再配達', '伝票番号', '追跡', '宅配', '営業所', '持ち戻り', '持ち帰り', '保管期限', '配送センター', '通関', 'お問い合わせ番号', '配達予定', 'ご不在',
    'pacco', 'spedizione', 'tracking', 'corriere', 'in consegna', 'giacenza', 'tentativo', 'mancata consegna', 'punto di ritiro', 'gentile cliente', 'dogana', 'filiale', 'deposito di', 'destinatario assente', 'riprogramm*', 'tracciamento', 'svincolo',
    'bungkusan', 'parcel', 'kurier', 'penjejakan', 'no. jejak', 'tracking', 'percubaan', 'hab', 'gagal', 'tidak dapat dihantar', 'cawangan', 'kastam', 'loker', 'ambil di cawangan', 'pelanggan yang dihormati', 'sedang dihantar', 'penghantaran semula',
    'parcel', 'tracking', 'package mo', 'pakete', 'padala mo', 'hub', 'hindi naihatid', 'hindi nai-deliver', 'subukan', 'muling ihahatid', 'out for delivery', 'courier', 'waybill', 'customs', 'branch', 'rts', 'attempt',
  ],
  /** Bills of utilities and for rent. */
  bill: [
    'electricity', 'electric bill', 'water bill', 'meter', 'account no', 'consumer', 'billing period', 'due date', 'kwh', 'late payment', 'postpaid', 'prepaid', 'subscription', 'data plan', 'token',
    'বিদ্যুৎ বিল', 'মিটার', 'গ্যাস বিল', 'বিলম্ব', 'হিসাব নং', 'শেষ তারিখ', 'রিচার্জ', 'স্থিতি', 'কেটে নেওয়া', 'গ্রাহক নং', 'মেয়াদ', 'এমবি',
    'بجلی کا بل', 'گیس کا بل', 'میٹر', 'آخری تاریخ', 'تاخیر', 'جرمانہ', 'صارف نمبر', 'یونٹ', 'بل ادا', 'پیکج', 'bijli ka bill', 'akhri tareekh', 'bill jama', 'shikayat', 'qarza', 'consumer no',
    'فاتورة الكهرباء', 'الكهرباء', 'عداد', 'العداد', 'استهلاك*', 'آخر موعد', 'تجديد', 'باقة', 'اشتراك*', 'شحن رصيد', 'المياه',
    'ค่าไฟ', 'ค่าน้ำ', 'การไฟฟ้า', 'การประปา', 'มิเตอร์', 'หน่วย', 'ค่าบริการ', 'รอบบิล', 'เคาน์เตอร์เซอร์วิส', 'เติมเงิน', 'แพ็กเกจ', 'ค่าส่วนกลาง',
    '電費', '电费', '水費', '水费', '煤氣', '電錶', '度數', '繳費', '缴费', '截止', '滯納', '逾期', '話費', '话费', '月費', '管理費', '電訊', '賬期', '期限',
    'recibo de la luz', 'factura de la luz', 'consumo', 'contador', 'kwh', 'domiciliación', 'periodo', 'suministro', 'contrato n', 'ibi', 'tarifa plana', 'gigas',
    'δεη', 'ρεύμα*', 'λογαριασμός', 'κατανάλωση', 'παροχή', 'μετρητή', 'ληξιπρόθεσμ*', 'κοινόχρηστα', 'πάγιο', 'κινητής', 'ανανέωση', 'λήξη', 'εκπνοή',
    '電気料金', '水道料金', 'ガス料金', '検針', 'ご請求', '請求額', '料金', '口座振替', '契約', 'お支払い期日', '使用量', '更新', '受付番号',
    'bolletta', 'luce e gas', 'contatore', 'consumi', 'utenza', 'entro il', 'rata', 'canone', 'ricarica', 'giga', 'domiciliazione', 'mora', 'rinnovo',
    'bil elektrik', 'bil air', 'meter', 'tunggakan', 'no. akaun', 'tarikh akhir', 'bayar sebelum', 'prabayar', 'pascabayar', 'topup', 'top up', 'data', 'caruman', 'kompaun', 'saman', 'sahkan',
    'kuryente', 'tubig', 'metro', 'konsumo', 'billing', 'due', 'disconnect*', 'putol', 'load', 'bayarin', 'amortization', 'prepaid', 'postpaid', 'nakonsumo',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
