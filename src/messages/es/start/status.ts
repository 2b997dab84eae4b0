import type { status as en } from '#messages/en/start/status.ts'

export const status = {
  'orderStatus.new': 'Nueva',
  'orderStatus.scheduled': 'Sin enviar',
  'orderStatus.dispatched': 'Enviada',
  'orderStatus.toMe': 'Nueva',
  'orderStatus.accepted': 'Aceptada',
  'orderStatus.enRoute': 'En camino',
  'orderStatus.onSite': 'En el lugar',
  'orderStatus.sentBack': 'Devuelta',
  'orderStatus.paused': 'En pausa',
  'orderStatus.done': 'Completada',
  'orderStatus.partlyDone': 'Hecha en parte',
  'orderStatus.cannotComplete': 'No se puede completar',
  'orderStatus.reviewed': 'Revisada',
  'orderStatus.invoiced': 'Facturada',
  'orderStatus.onHold': 'En espera',
  'orderStatus.cancelled': 'Cancelada',
  'priority.low': 'Baja',
  'priority.normal': 'Normal',
  'priority.high': 'Alta',
  'priority.urgent': 'Urgente',
} satisfies Record<keyof typeof en, string>
