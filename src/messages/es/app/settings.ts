import type { settings as en } from '#messages/en/app/settings.ts'

export const settings = {
  'settings.textSize': 'Tamaño del texto',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Grande',
  'settings.textSize.larger': 'Muy grande',
  'settings.leftHanded': 'Barra para zurdos',
  'settings.report': 'Guardar diagnóstico',
  'settings.reportNote': 'El diagnóstico no contiene datos de tus órdenes.',
  'search.order': 'Órdenes',
  'search.customer': 'Clientes',
  'search.part': 'Piezas',
  'search.site': 'Lugares',
  'search.asset': 'Equipos',
  'search.person': 'Personas',
  'search.all': 'Ver todo ({count})',
  'search.message': 'Mensajes',
  'search.everything': 'Buscar en todo',
  'notify.switch': 'Avisos de órdenes nuevas',
  'notify.note': 'Cambios de órdenes y mensajes urgentes, con Daybook abierto.',
  'notify.blocked': 'El navegador los bloquea. Permite las notificaciones en sus ajustes.',
  'notify.urgent': 'Mensaje urgente',
  'notify.offer': '¿Recibir avisos de órdenes nuevas?',
  'notify.turnOn': 'Activar',
  'settings.availableOffline':
    'Disponible sin conexión: {orders, plural, one {# orden} other {# órdenes}}, {customers, plural, one {# cliente} other {# clientes}}, {messages, plural, one {# mensaje} other {# mensajes}}, {photos, plural, one {# foto} other {# fotos}}.',
} as const satisfies Record<keyof typeof en, string>
