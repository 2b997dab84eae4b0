import type { reviewTexts as en } from '#messages/en/app/review.ts'

export const reviewTexts = {
  'review.title': 'Revisar órdenes',
  'review.notAllowed': 'Solo la oficina revisa órdenes',
  'review.none': 'Todo está revisado',
  'review.noneNote': 'Las órdenes terminadas aparecen aquí.',
  'review.previous': 'Orden anterior (K)',
  'review.next': 'Orden siguiente (J)',
  'review.position': '{position} de {count}',
  'review.planned': 'Previsto',
  'review.start': 'Revisar una a una',
  'review.approve': 'Aprobar',
  'review.bill': 'Aprobar y facturar',
  'review.sendBack': 'Devolver',
  'review.deactivated':
    '{names}: {count, plural, one {acceso desactivado} other {accesos desactivados}}',
  'review.who': 'Asignar a',
  'review.returnVisit': 'Programar otra visita',
  'review.openDraft': 'Abrir borrador',
  'review.approved': 'Aprobada: {title}',
  'review.sentBack': 'Devuelta: {title}',
  'review.nothingToBill': 'Aprobada, nada que facturar: {title}',
  'review.billed': 'Borrador de factura creado: {title}',
  'review.reason.photos': 'Faltan fotos',
  'review.reason.checklist': 'Lista incompleta',
  'review.reason.parts': 'Piezas sin anotar',
  'review.reason.hours': 'Horas poco claras',
} as const satisfies Record<keyof typeof en, string>
