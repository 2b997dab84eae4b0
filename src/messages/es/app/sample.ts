import type { sample as en } from '#messages/en/app/sample.ts'

export const sample = {
  'sample.lookAround': 'Echa un vistazo primero',
  'sample.addNote': 'Una semana inventada con clientes, órdenes y piezas. Quítala cuando quieras.',
  'sample.add': 'Agregar datos de ejemplo',
  'sample.added': 'Datos de ejemplo agregados',
  'sample.title': 'Datos de ejemplo',
  'sample.about': '{things}: datos inventados y marcados como «Ejemplo».',
  'sample.keptOnly': 'Tus propios registros todavía usan: {things}.',
  'sample.remove': 'Quitar datos de ejemplo',
  'sample.removed': 'Datos de ejemplo quitados',
  'sample.removes': 'Se quitan {things}.',
  'sample.changedToo': 'También se quitan, aunque alguien los cambió:',
  'sample.stays': 'Se conservan, porque tus propios registros los usan:',
  'sample.more': '{count, plural, one {y # más} other {y # más}}',
  'sample.final': 'Esto no se puede deshacer.',
  'sample.count.messages': '{count, plural, one {# mensaje} other {# mensajes}}',
  'sample.count.orders': '{count, plural, one {# orden} other {# órdenes}}',
  'sample.count.assets': '{count, plural, one {# equipo} other {# equipos}}',
  'sample.count.sites': '{count, plural, one {# lugar} other {# lugares}}',
  'sample.count.customers': '{count, plural, one {# cliente} other {# clientes}}',
  'sample.count.templates':
    '{count, plural, one {# plantilla de orden} other {# plantillas de orden}}',
  'sample.count.items': '{count, plural, one {# pieza} other {# piezas}}',
  'sample.count.locations': '{count, plural, one {# ubicación} other {# ubicaciones}}',
} satisfies Record<keyof typeof en, string>
