import type { settings as en } from '#messages/en/app/settings.ts'

export const settings = {
  'settings.textSize': 'Tamaño del texto',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Grande',
  'settings.textSize.larger': 'Muy grande',
  'settings.leftHanded': 'Barra para la mano izquierda',
  'settings.report': 'Guardar un informe',
  'settings.reportNote':
    '¿Algo no funciona? Un informe dice cómo está este dispositivo. No contiene nada de tu trabajo.',
  'search.order': 'Órdenes',
  'search.customer': 'Clientes',
  'search.part': 'Piezas',
  'search.site': 'Lugares',
  'search.asset': 'Equipos',
  'search.person': 'Personas',
  'search.all': 'Ver todo ({count})',
  'search.message': 'Mensajes',
  'search.open': 'Buscar en todo',
  'notify.choice': 'Avisarme de trabajo nuevo',
  'notify.note':
    'Órdenes nuevas, cambiadas y canceladas y mensajes urgentes, también mientras miras otra cosa, si Daybook está abierto.',
  'notify.refused':
    'El navegador no lo permite aquí. Todo lo demás funciona igual; puedes permitirlo en los ajustes del navegador.',
  'notify.urgent': 'Mensaje urgente',
  'notify.offer': '¿Saberlo la próxima vez?',
  'notify.yes': 'Avisarme',
  'settings.held':
    'Aquí sin red: {orders, plural, one {# orden} other {# órdenes}}, {customers, plural, one {# cliente} other {# clientes}}, {messages, plural, one {# mensaje} other {# mensajes}}, {photos, plural, one {# foto} other {# fotos}}.',
} as const satisfies Record<keyof typeof en, string>
