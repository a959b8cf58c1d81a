import type { PasteWords } from './paste-words.ts';

// prettier-ignore
export const es: PasteWords = {
  isSpaced: true,
  name: [
    'nombre del cliente', 'nombre y apellidos', 'mi nombre es', 'a nombre de', 'nombre', 'me llamo',
    'destinatario', 'destinataria',
  ],
  introduction: [
    'cliente', 'contacto', 'soy', 'pregunta por', 'preguntar por', 'para mi hermana', 'para mi hermano',
    'para mi madre', 'para mi padre',
  ],
  phone: [
    'número de teléfono', 'mi teléfono es', 'mi teléfono', 'teléfono', 'telefono', 'telf', 'tlf', 'tfno',
    'tel', 'mi móvil es', 'móvil', 'movil', 'celular', 'su número', 'mi número', 'número', 'llamar al',
    'llamad al', 'whatsapp',
  ],
  address: [
    'dirección de entrega', 'la misma dirección de ayer', 'misma dirección', 'dirección', 'direccion',
    'domicilio', 'entregar en', 'entrega en', 'entrega', 'envío a', 'enviar a', 'enviadlo a', 'llevar a',
    'lo mandas a', 'mandar a', 'repartidor a', 'la comida a', 'vive en', 'vivo en', 'ubicación', 'ubicacion',
  ],
  unit: ['piso', 'puerta', 'planta'],
  amount: [
    'total a pagar', 'importe total', 'importe', 'total', 'a cobrar', 'cobrar', 'cuenta', 'son', 'a pagar',
    'suma',
  ],
  note: ['observaciones', 'observación', 'notas', 'nota', 'comentarios', 'comentario', 'indicaciones'],
  other: [
    'forma de pago', 'método de pago', 'pago', 'fecha', 'hora', 'antes de las', 'gracias', 'lo necesito',
  ],
  partialAmount: ['subtotal', 'envío', 'gastos de envío', 'iva', 'descuento', 'propina', 'cambio'],
  order: [
    'nº pedido', 'nº de pedido', 'número de pedido', 'pedido nº', 'pedido', 'ticket nº', 'ticket', 'recibo',
    'factura',
  ],
  leadIn: ['a', 'en', 'para'],
  paid: [
    'ya está pagado', 'ya pagado', 'ya pagué', 'está pagado', 'pagado online', 'pagado por transferencia',
    'pagado', 'pagada',
  ],
  cash: [
    'pago en efectivo', 'pagaré en efectivo', 'contra reembolso', 'en efectivo', 'efectivo', 'en metálico',
    'metálico', 'al contado',
  ],
  card: [
    'pago con tarjeta al repartidor', 'pago con tarjeta', 'tarjeta al repartidor', 'con tarjeta', 'datáfono',
    'tarjeta',
  ],
  currency: ['euros', 'euro', 'eur'],
  street: [
    'calle', 'c/', 'avenida', 'avda', 'av', 'plaza', 'pza', 'paseo', 'ronda', 'carrer', 'camino', 'carretera',
    'travesía', 'urbanización', 'madrid', 'barcelona', 'valencia', 'sevilla', 'málaga', 'zaragoza',
  ],
  instruction: [
    'timbre', 'portero', 'conserje', 'avisad', 'avisar', 'avisa', 'llamad cuando', 'al llegar', 'dejarlo',
    'dejar', 'ascensor', 'no llam', 'sin cebolla', 'niño', 'perro', 'portal', 'puerta de atrás', 'bebé',
  ],
  filler: [
    'hola', 'buenas', 'buenos', 'tardes', 'noches', 'días', 'porfa', 'por', 'favor', 'gracias', 'quería',
    'un', 'una', 'el', 'la', 'y', 'mi', 'es', 'su', 'envío', 'repartidor', 'mandad', 'al', 'de', 'misma',
    'dirección', 'ayer', 'q', 'tal', 'lo', 'mandas', 'estoy', 'aquí', 'listo', 'podéis', 'traer', 'comida',
    'online', 'que', 'a', 'en', 'para', 'hermana', 'llevar', 'entrega', 'ubicación', 'necesito', 'antes',
    'las', 'son', 'pedido', 'ya', 'se',
  ],
  smallTalk: [
    'nos vemos', 'hasta luego', 'hasta mañana', 'hasta pronto', 'hasta ahora', 'voy de camino', 'ya voy',
    'estoy llegando', 'ya llego', 'llámame luego', 'llámame más tarde', 'te llamo luego', 'te llamo más tarde',
    'hablamos luego', 'hablamos', 'buenos días', 'buenas tardes', 'buenas noches', 'qué tal', 'cómo estás',
    'de nada', 'no hay problema', 'adiós', 'un abrazo', 'lo siento',
  ],
  duration: ['minuto', 'minutos', 'min', 'hora', 'horas'],
  unitPatterns: [
    '[0-9]{1,2}\\s?[ºª°]\\s?(?:izquierda|derecha|izda|izqda|izq|dcha|dch|centro|ctro|[0-9]{1,2}\\s?[ºª°]|[a-z](?![\\p{L}]))?\\.?',
    '(?:piso|puerta|pta|planta|escalera|esc|portal)\\.?\\s(?:[0-9]{1,3}\\s?[a-z]?|[a-z])(?![\\p{L}0-9])',
    '(?:bajo|entresuelo|ático|principal)(?:\\s(?:izda|dcha|[a-z0-9]))?(?![\\p{L}0-9])',
  ],
};
