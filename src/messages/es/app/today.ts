import type { today as en } from '#messages/en/app/today.ts'

export const today = {
  'today.changes':
    '{count, plural, one {Ha cambiado desde la última vez} other {# cambios desde la última vez}}',
  'today.change.new': 'Nueva para ti',
  'today.change.moved': 'Nueva hora:',
  'today.change.cancelled': 'Cancelada',
  'today.change.reassigned': 'Reasignada',
  'today.change.inReview': 'Tu último paso llegó tarde: decide la oficina',
  'today.change.overruled': 'La oficina no contó tu último paso',
  'today.change.gone': 'Reasignada, retirada o borrada',
  'today.gotIt': '{count, plural, one {Lo he visto} other {Los he visto todos}}',
  'today.travel': 'A {distance} km de la parada anterior en línea recta',
  'today.samePlace': 'En el mismo lugar',
  'ready.title': 'Listo para estar sin señal',
  'ready.all':
    '{count, plural, =0 {No hay órdenes próximas.} one {Todo lo de la próxima orden está en este {device}: cliente, lugar, equipos, lista e imágenes.} other {Todo lo de las # próximas órdenes está en este {device}: clientes, lugares, equipos, listas e imágenes.}}',
  'ready.some': '{count, plural, one {Falta algo en # orden} other {Falta algo en # órdenes}}',
  'ready.jobOk': 'Todo está aquí',
  'ready.jobOkMap': 'Todo está aquí, también el mapa',
  'ready.missing': 'Aún no está aquí: {things}',
  'ready.thing.customer': 'cliente',
  'ready.thing.site': 'lugar',
  'ready.thing.photos': '{count, plural, one {# imagen} other {# imágenes}}',
  'ready.thing.history': 'equipos y visitas anteriores',
  'ready.thing.van': 'lo que lleva tu furgoneta',
  'ready.thing.catalogue': 'catálogo de piezas',
  'ready.thing.map': 'mapa de la zona',
  'ready.reader': 'Lector de códigos de barras',
  'ready.noReader': 'Aún no está aquí',
  'ready.take': 'Llevármelo todo',
  'ready.took': 'Todo lo que hay está ahora en este {device}.',
  'ready.failed': 'No llegó todo. Inténtalo de nuevo cuando haya conexión.',
  'ready.room': '{used} ocupados en este {device}.',
  'ready.kept': 'El navegador ha prometido conservarlo.',
  'ready.notKept':
    'El navegador puede borrarlo si falta espacio. Instala la aplicación para evitarlo.',
} as const satisfies Record<keyof typeof en, string>
