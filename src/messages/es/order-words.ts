import type { orderWords as en } from '../en/order-words.ts'

export const orderWords = {
  'plan.none': 'Sin fecha',
  'orderStep.new': 'Devolver a las nuevas',
  'orderStep.scheduled': 'Marcar como programada',
  'orderStep.dispatched': 'Enviar al técnico',
  'orderStep.accepted': 'Aceptar',
  'orderStep.enRoute': 'Salir hacia allí',
  'orderStep.notSetOff': 'Aún no he salido',
  'orderStep.onSite': 'Estoy en el lugar',
  'orderStep.resume': 'Seguir con el trabajo',
  'orderStep.paused': 'Pausar',
  'orderStep.done': 'Terminar el trabajo',
  'orderStep.partlyDone': 'Terminar una parte',
  'orderStep.cannotComplete': 'No se puede terminar',
  'orderStep.reviewed': 'Marcar como revisada',
  'orderStep.invoiced': 'Marcar como facturada',
  'orderStep.onHold': 'Dejar en espera',
  'orderStep.cancelled': 'Cancelar orden',
  'site.gateCode': 'Código de la puerta',
  'site.directions': 'Cómo encontrarlo',
  'site.accessNotes': 'Cómo entrar',
} satisfies Record<keyof typeof en, string>
