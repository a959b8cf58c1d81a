/** Words that tell what a message is about, by topic. They are clues for the decision whether it is an order. */
// prettier-ignore
export const topicWords = {
  /** Asks for goods to be brought. */
  request: [
    'order', 'deliver', 'deliver to', 'delivery to', 'send to', 'ship to', 'please send', 'pls send', 'send', 'i want', 'i need', 'can i get', 'bring', 'drop off', 'mine',
    'অর্ডার', 'লাগবে', 'পাঠান', 'পাঠায়', 'পাঠাবেন', 'দিবেন', 'নিব', 'pathan', 'lagbe', 'diben', 'ঠিকানা', 'آرڈر', 'بھیج', 'بھجوا', 'چاہیے', 'پہنچا', 'bhej', 'chahiye', 'bhijwa', 'پتہ',
    'ابي', 'أبي', 'ابغى', 'أبغى', 'عايز', 'عايزة', 'بدي', 'توصيل', 'ارسل', 'ارسلي', 'ابعت', 'وصل', 'وصلوه', 'طلب', 'الطلب', 'نرجو', '3ayez', 'abi', 'bedi', 'العنوان', 'สั่ง', 'เอา', 'ส่งที่', 'ส่งมา', 'ขอ', 'รบกวนส่ง', 'ส่งให้',
    '送去', '送到', '送來', '送来', '訂', '要', '想要', '下單', '地址', '麻煩', '外送', '收件人', '收貨人', 'pedido', 'quiero', 'quería', 'me traes', 'enviar', 'envíen', 'entregar', 'traed', 'traer', 'mandar', 'enviadme', 'dirección', 'pido',
    'θέλω', 'θα ήθελα', 'παραγγελία', 'στείλτε', 'στείλε', 'φέρτε', 'παράδοση', 'thelw', 'thelo', 'stile', 'stilte', 'διεύθυνση', 'お願いします', '届けて', 'お届け先', '注文', 'ください', '持ってきて', '配達先', '届け先', '住所', 'ordine', 'vorrei', 'mi mandi', 'mi portate', 'consegna', 'consegnare', 'portare', 'spedire', 'indirizzo', 'mi servono',
    'nak order', 'nk order', 'nak', 'hantar', 'hantar ke', 'htr', 'alamat', 'tempah', 'nak tempah', 'pesan', 'order po', 'pa order', 'pa-order', 'pa-deliver', 'padala', 'pakidala', 'pabook', 'dito po', 'ihatid', 'ipadeliver', 'pasend', 'complete address',
  ],
  /** Asks for a price or a service, without ordering. */
  enquiry: [
    'how much', 'price list', 'rate list', 'do you deliver', 'do you have', 'available?', 'what time', 'is it available', 'price?', 'can you deliver', 'quotation', 'কত', 'দাম কত', 'কত টাকা', 'কত করে', 'dam koto', 'koto', 'পাওয়া যাবে', 'যাবে কি', 'کتنے', 'کتنی', 'کتنا', 'قیمت کیا', 'kitne', 'kitna', 'kitni', 'ریٹ', 'rate', 'بكم', 'كم سعر', 'كم', 'قديش', 'bekam', 'bkam', 'kam', 'هل', 'عندكم',
    'เท่าไหร่', 'เท่าไร', 'กี่บาท', 'ราคาเท่า', 'มีไหม', 'ยังไง', '多少錢', '多少钱', '幾錢', '幾多錢', '怎麼算', '怎么算', '有冇', '有沒有', '嗎', 'cuánto', 'cuanto', 'cuesta', 'cuánto cuesta', 'precio de', 'quería saber', 'hacéis', 'tenéis', 'πόσο κάνει', 'πόσο', 'πόσα', 'ποσο', 'poso', 'poso kanei', 'κάνετε', 'έσιετε', 'έχετε', 'いくら', 'おいくら', 'でしょうか', 'ですか', '考えています', 'できますか',
    'quanto', 'quanto costa', 'quanto viene', 'vorrei sapere', 'fate', 'avete', 'consegnate', 'berapa', 'brp', 'berapa harga', 'brp harga', 'ada lagi', 'boleh hantar', 'magkano', 'hm', 'hm po', 'how much', 'pwede po ba', 'meron pa', 'available pa', 'sf',
  ],
  /** Complains about an earlier order. */
  complaint: [
    'refund', 'disappointed', 'complaint', 'unacceptable', 'never again', 'cold', 'late', 'missing', 'terrible', 'ফেরত', 'অভিযোগ', 'সার্ভিস', 'পাইনি', 'খারাপ', 'واپس', 'شکایت', 'خراب', 'ٹھنڈا', 'wapis', 'refund', 'ترجع', 'ارجاع', 'شكوى', 'متأخر', 'بارد', 'بايخة', 'ساقع', 'مستني', 'bared', 'كسران', 'استرجاع', 'ผิดหวัง', 'คืนเงิน', 'ร้องเรียน', 'แย่มาก', '退款', '退錢', '退钱', '投訴', '投诉', '失望', '差評', 'devolución', 'descontenta', 'descontento', 'reclamación', 'queja', 'exijo', 'tarde', 'απαράδεκτο', 'παράπονο', 'επιστροφή', 'χρήματα πίσω', 'κρύο', 'απογοητευμένη', '返金', '崩れて', '残念', 'クレーム', '冷めて', 'rimborso', 'deluso', 'delusa', 'reclamo', 'vergogna', 'kecewa', 'refund', 'rosak', 'basi', 'disappointed', 'reklamo', 'kulang', 'natapon', 'irefund', 'hindi na ako uulit',
  ],
  /** Alerts of banks and wallets. */
  bank: [
    'bank', 'account', 'a/c', 'debited', 'credited', 'transaction', 'ending', 'available balance', 'not you', "wasn't you", 'trxid', 'you have received', 'fee tk', 'balance', 'card ending', 'hotline', 'statement', 'অ্যাকাউন্ট', 'ব্যালেন্স', 'জমা হয়েছে', 'লেনদেন', 'اکاؤنٹ', 'بیلنس', 'منتقل', 'بذریعہ', 'ٹرانزیکشن', 'حسابكم', 'حسابك', 'بطاقتكم', 'بطاقتك', 'الرصيد', 'رصيدك', 'عملية', 'خصم', 'شراء', 'سحب', 'บัญชี', 'ยอดคงเหลือ', 'เข้าบัญชี', 'บัตรเครดิตของท่าน', 'ยอดใช้จ่าย', '戶口', '帳戶', '账户', '餘額', '交易', '信用卡消費', '尾號', '入賬', 'cuenta', 'tarjeta terminada', 'cargo', 'saldo', 'movimiento', 'operación', 'λογαριασμό', 'λογαριασμός', 'χρέωση', 'αγορά', 'υπόλοιπο λογ', 'αμφισβήτηση', 'εξερχόμενη', 'μεταφορά', 'κάρτα σας', '口座', '引き落とし', 'ご利用のお知らせ', '銀行', '残高', 'お心当たり', '信販', 'conto', 'addebito', 'accredito', 'autorizzato', 'carta *', 'non riconosci', 'saldo disponibile', 'akaun', 'baki akaun', 'pindahan', 'transaksi', 'kredit', 'account ending', 'na-credit', 'transaction',
  ],
  /** One-time codes and warnings. */
  code: [
    'otp', 'one-time', 'password', 'verification code', 'pin', 'code is', 'do not share', 'expires', 'valid for', 'কোড', 'পিন', 'ওটিপি', 'শেয়ার', 'কাউকে', 'کوڈ', 'کسی کو', 'مت بتائیں', 'رمز', 'التحقق', 'لا تشارك', 'كلمة المرور', 'صالح', 'รหัส', 'otp', 'ห้ามบอก', '驗證碼', '验证码', '密碼', '密码', '一次性', '請勿', '请勿', '有效', 'código', 'verificación', 'no lo compartas', 'caduca', 'κωδικός', 'επιβεβαίωσης', 'μην τον', 'λήγει', '認証', '認証コード', '有効期限', 'ワンタイム', '教えないで', 'codice', 'verifica', 'non condividerlo', 'scade', 'tac', 'kod', 'jangan kongsi', 'pengesahan', 'huwag ibahagi', 'one-time pin',
  ],
  /** Notices of parcel services. */
  parcel: [
    'parcel', 'shipment', 'tracking', 'out for delivery', 'your parcel', 'your order has', 'courier', 'customs', 'পার্সেল', 'প্রিয় গ্রাহক', 'কুরিয়ার', 'پارسل', 'محترم صارف', 'معزز', 'کوریئر', 'شحنتك', 'شحنة', 'شحنتكم', 'عزيزي العميل', 'طردك', 'พัสดุ', 'จัดส่งแล้ว', 'เอ็กซ์เพรส', 'ศูนย์กระจาย', '包裹', '宅急便', '快遞', '快递', '派送', '取件', '物流', 'envío', 'su envío', 'en reparto', 'paquete', 'δέμα', 'αποστολή', 'παραδίδεται', 'courier', 'παρακολούθηση', 'お荷物', '不在', '再配達', '伝票番号', '宅配', '飛脚', 'pacco', 'spedizione', 'corriere', 'in consegna', 'gentile cliente', 'bungkusan', 'bungkusan anda', 'parcel anda', 'kurier', 'parcel', 'out for delivery', 'rider:',
  ],
  /** Adverts, offers and job or rental offers. */
  advert: [
    'wanted', 'walk in', 'walk-in', 'nego', 'for sale', 'selling', 'second hand', 'jual', 'lelong', 'tiket', 'vendo', 'se vende', 'vendesi', 'πωλείται', 'πωλούνται', 'للبيع', 'مستعمل', 'বিক্রি', 'বিক্রয়', 'برائے فروخت', 'ขาย', 'ขายด่วน', '出售', '二手', '譲ります', 'ibinebenta', 'license', 'salary', 'per day', 'per month',
    'sale', 'off', 'promo', 'discount', 'offer', 'buy 1', 'limited', 'free', 'hiring', 'vacancy', 'for rent', 'click', 'win', 'visit', 'join', 'subscribe', 'loan', 'অফার', 'ছাড়', 'ডিসকাউন্ট', 'নিয়োগ', 'আবশ্যক', 'বেতন', 'ভাড়া', 'রعایت', 'رعایت', 'سیل', 'آفر', 'ضرورت', 'تنخواہ', 'کرایہ', 'عرض', 'خصم', 'مجانا', 'تخفيضات', 'عروض', 'وظيفة', 'مطلوب', 'للايجار', 'للإيجار', 'لفترة', 'โปร', 'ลด', 'แถม', 'ฟรี', 'วันนี้เท่านั้น', 'รับสมัคร', 'เงินเดือน', 'ให้เช่า', 'สินเชื่อ', 'วงเงิน', '折', '優惠', '优惠', '特價', '买一送', '買一送', '送完即止', '招聘', '聘', '月薪', '出租', '會員', '週年慶', '貸款', 'oferta', 'rebajas', 'descuento', 'gratis', 'liquidación', 'se busca', 'se alquila', 'contrato', 'sueldo', 'infórmate', 'cv', 'προσφορά', 'προσφορα', 'έκπτωση', 'εκπτώσεις', 'δωρεάν', 'ζητείται', 'μισθός', 'βιογραφικά', 'ενοικιάζεται', 'セール', '割引', 'オフ', '募集', '時給', '無料', '限定', 'キャンペーン', '賃貸', 'sconto', 'sconti', 'offerta', 'gratis', 'cercasi', 'assumiamo', 'affittasi', 'saldi', 'cv', 'jualan', 'diskaun', 'promosi', 'percuma', 'jawatan kosong', 'gaji', 'sewa', 'tawaran', 'sale', 'libre', 'hiring', 'sahod', 'buy 1 take 1', 'paupahan', 'apply',
  ],
  /** Notices of schools, offices and authorities. */
  notice: [
    'power cut', 'water supply', 'outage', 'will be closed', 'বন্ধ থাকবে', 'সরবরাহ', 'بجلی بند', 'لوڈشیڈنگ', 'انقطاع', 'ไฟดับ', 'งดจ่าย', '停電', '停水', 'corte de', 'διακοπή', '断水', 'interruzione', 'gangguan bekalan', 'brownout', 'kuryente', 'rent is', 'kiraya', 'কিস্তি', 'کرایہ', 'alquiler', 'affitto', 'ενοίκιο', 'sewa rumah', 'upa sa', '家賃', '房租', 'plumber',
    'dear parents', 'parents', 'school', 'meeting', 'reminder', 'notice', 'class', 'consent', 'residents', 'tenants', 'appointment', 'clinic', 'regards', 'team', 'maintenance', 'অভিভাবক', 'স্কুল', 'সভা', 'শ্রেণি', 'বিজ্ঞপ্তি', 'শিক্ষক', 'নোটিশ', 'والدین', 'اسکول', 'میٹنگ', 'نوٹس', 'معزز والدین', 'امتحان', 'فیس', 'أولياء', 'اولياء', 'المدرسة', 'اجتماع', 'الطلاب', 'موعدك', 'نحيطكم', 'الزملاء', 'ولي الأمر', 'ผู้ปกครอง', 'โรงเรียน', 'ประชุม', 'นักเรียน', 'แจ้ง', 'นัดหมาย', 'ลูกบ้าน', '家長', '家长', '學校', '学校', '會議', '会议', '通知', '各位', '學生', '預約', '同事', '班級', 'familias', 'alumnado', 'colegio', 'reunión', 'informa', 'cita', 'comedor', 'tutoría', 'convocatoria', 'γονείς', 'σχολείο', 'δημοτικό', 'συνάντηση', 'ενημερώνει', 'ραντεβού', 'συνάδελφοι', 'μαθητές', '保護者', '学校', '会議', 'お知らせ', '予約', '各位', '遠足', '歯科', '打ち合わせ', 'genitori', 'scuola', 'riunione', 'si comunica', 'assemblea', 'appuntamento', 'gita', 'condominio', 'colleghi', 'ibu bapa', 'sekolah', 'mesyuarat', 'makluman', 'guru', 'temujanji', 'murid', 'penduduk', 'magulang', 'paaralan', 'pulong', 'paalala', 'guro', 'teacher', 'walang pasok', 'grade',
  ],
  /** Invitations. */
  invitation: [
    'invited', 'invite', 'wedding', 'rsvp', 'birthday party', 'dress code', 'ceremony', 'reception', 'বিয়ে', 'দাওয়াত', 'আমন্ত্রণ', 'সপরিবারে', 'نکاح', 'ولیمہ', 'شادی', 'دعوت', 'مدعو', 'عرس', 'زفاف', 'ندعوكم', 'دعوة', 'تشريفكم', 'حفل', 'งานแต่ง', 'มงคลสมรส', 'เรียนเชิญ', 'งานบวช', 'ขอเชิญ', '婚禮', '喜宴', '敬邀', '誠邀', '婚宴', '滿月', '邀請', 'boda', 'nos casamos', 'os esperamos', 'confirmad', 'invitación', 'bautizo', 'γάμο', 'γάμος', 'βάπτιση', 'σας περιμένουμε', 'πρόσκληση', 'προσκαλούμε', 'παντρευόμαστε', '結婚', '招待', '披露宴', '飲み会', '忘年会', 'matrimonio', 'ci sposiamo', 'vi aspetto', 'vi aspettiamo', 'confermate', 'invito', 'festeggio', 'kenduri', 'majlis', 'jemputan', 'walimatul', 'dijemput', 'imbitasyon', 'inyong', 'kasal', 'binyag', "you're invited", 'birthday',
  ],
  /** Recipes. */
  recipe: [
    'recipe', 'tbsp', 'tsp', 'stir', 'bake', 'oven', 'mix', 'steam', 'boil', 'minutes', 'ingredients', 'রেসিপি', 'চামচ', 'ভেজে', 'মিশিয়ে', 'কষিয়ে', 'পেঁয়াজ', 'ترکیب', 'چمچ', 'بھون', 'پکائیں', 'ملا', 'وصفة', 'ملعقة', 'ملاعق', 'الفرن', 'يخلط', 'مقادير', 'طريقة', 'كوب', 'สูตร', 'ช้อน', 'ผัด', 'เคี่ยว', 'ต้ม', 'คลุก', '食譜', '匙', '爆香', '切塊', '適量', '小火', '攪拌', '蒸', 'receta', 'cucharada', 'cucharadas', 'horno', 'mezclar', 'batir', 'pizca', 'hornear', 'συνταγή', 'κουταλιές', 'κουταλιά', 'φούρνο', 'ανακατεύουμε', 'ψήνουμε', 'βράζουμε', 'レシピ', '大さじ', '小さじ', '弱火', '煮', '混ぜ', '切', 'ricetta', 'cucchiai', 'cucchiaio', 'forno', 'mescolare', 'soffriggere', 'impastare', 'resepi', 'sudu', 'tumis', 'kacau', 'rebus', 'gaul', 'recipe', 'kutsara', 'haluin', 'pakuluan', 'igisa', 'lutuin',
  ],
  /** Thanks for an order that has arrived. */
  thanks: [
    'thank you for', 'thanks for', 'loved it', 'was delicious', 'ধন্যবাদ আপনাদের', 'শেষ অর্ডার', 'شکریہ بہت', 'پسند آیا', 'شكرا على', 'عجبهم', 'تسلم ايدكم', 'ขอบคุณสำหรับ', 'อร่อยมาก', '謝謝你們', '好好食', '很喜歡', 'gracias por', 'encantó', 'ευχαριστούμε για', 'ευχαριστώ για', 'ありがとうございました', '喜んで', '美味しかった', 'grazie per', 'piaciuta', 'terima kasih atas', 'sedap sangat', 'salamat sa', 'ang sarap',
  ],
  /** Chat with friends and family. */
  chat: [
    'haha', 'lol', 'did you', 'did u', 'see you', 'miss you', 'bro', 'guys', 'match', 'tonight', 'movie', 'dinner', 'mum', 'thanks for', 'love it', 'where are you', 'দোস্ত', 'কেমন', 'আড্ডা', 'খেলা', 'আসবি', 'মা', 'কই', 'dost', 'یار', 'میچ', 'امی', 'ملتے', 'yaar', 'yar', 'ami', 'mil', 'حبيبي', 'شفت', 'نطلع', 'المباراة', 'اليوم', 'وينك', 'يلا', 'habibi', '7abibi', 'แก', 'เจอกัน', 'คิดถึง', 'ไปเที่ยว', 'แม่', 'เมื่อวาน', 'ว่าง', '妈', '媽', '今晚', '不用', '一齊', '食飯', '哈哈', '聚餐', '地震', '落雨', '收工', 'tía', 'tío', 'jaja', 'jajaja', 'jajaj', 'partido', 'quedamos', 'anoche', 'cañas', 'ρε', 'χαχα', 'που είσαι', 'πάμε', 'μάνα', 'αγώνας', 'πάρε με', 're', '昨日', 'また', 'ランチ', '飲も', '楽しかった', '地震', 'ありがとう', 'raga', 'hai visto', 'domenica', 'ci sei', 'ieri sera', 'ahah', 'mamma', 'weh', 'jom', 'malam ni', 'korang', 'bola', 'lepak', 'tgk', 'beshie', 'labas', 'kumusta', 'nood', 'tara', 'hahaha', 'mamaya', 'salamat po sa',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
