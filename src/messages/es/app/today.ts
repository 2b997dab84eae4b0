import type { today as en } from '#messages/en/app/today.ts'

export const today = {
  'today.changes':
    '{count, plural, one {# cambio desde la última vez} other {# cambios desde la última vez}}',
  'today.change.new': 'Nueva para ti',
  'today.change.moved': 'Reprogramada:',
  'today.change.cancelled': 'Cancelada',
  'today.change.reassigned': 'Reasignada',
  'today.change.inReview': 'Actualización tardía, esperando a la oficina',
  'today.change.overruled': 'No se aceptó tu actualización',
  'today.change.gone': 'Reasignada o eliminada',
  'today.gotIt': 'Entendido',
  'today.travel': 'A {distance} km de la última parada',
  'today.samePlace': 'Mismo lugar que la última parada',
  'ready.title': 'Listo sin conexión',
  'ready.all':
    '{count, plural, =0 {No hay órdenes próximas.} one {Todo lo de # orden próxima está descargado.} other {Todo lo de # órdenes próximas está descargado.}}',
  'ready.some':
    '{count, plural, one {# orden no lista sin conexión} other {# órdenes no listas sin conexión}}',
  'ready.jobOk': 'Descargada',
  'ready.jobOkMap': 'Descargada con mapa',
  'ready.missing': 'Sin descargar: {things}',
  'ready.thing.customer': 'cliente',
  'ready.thing.site': 'lugar',
  'ready.thing.photos': '{count, plural, one {# foto} other {# fotos}}',
  'ready.thing.history': 'equipos e historial de servicio',
  'ready.thing.van': 'inventario de la furgoneta',
  'ready.thing.catalogue': 'catálogo de piezas',
  'ready.thing.map': 'mapa de la zona',
  'ready.reader': 'Lector de códigos de barras',
  'ready.noReader': 'Sin descargar',
  'ready.take': 'Descargar todo',
  'ready.took': 'Todo está descargado.',
  'ready.failed': 'Faltó descargar algo. Reintenta cuando vuelva la conexión.',
  'ready.room': '{used} usados en este {device}.',
  'ready.kept': 'El almacenamiento está protegido.',
  'ready.notKept': 'El navegador puede borrarlo si falta espacio. Instala Daybook.',
} as const satisfies Record<keyof typeof en, string>
