import type { visitNeeds as en } from '../../en/app/visit-needs.ts'

export const visitNeeds = {
  'opening.title': 'Horario de apertura',
  'opening.always': 'Siempre abierto',
  'opening.hours': 'Con horario',
  'opening.closed': 'Cerrado',
  'opening.open': 'Abierto {times}',
  'opening.never': 'Cerrado toda la semana',
  'tell.open': 'Avisar al cliente…',
  'tell.card': 'Aviso al cliente',
  'tell.title': 'Avisar al cliente',
  'tell.notYet': 'Sin avisar',
  'tell.told': 'Avisado: {when}',
  'tell.toldOther': 'Avisado: {when}. Ahora la visita es a otra hora.',
  'tell.mark': 'Marcar como avisado',
  'tell.unmark': 'No estaba avisado',
  'tell.marked': 'Marcado como avisado',
  'tell.noContact': 'El cliente no tiene teléfono ni correo.',
  'tell.message': 'Mensaje',
  'tell.subject': 'Su cita del {day}',
  'tell.window':
    'Hola, {name}. Somos {company}. Tenemos prevista una visita el {day}, con llegada entre las {from} y las {to} ({title}). Si no le viene bien, díganoslo, por favor.',
  'tell.time':
    'Hola, {name}. Somos {company}. Tenemos prevista una visita el {day}, con llegada hacia las {from} ({title}). Si no le viene bien, díganoslo, por favor.',
  'tell.day':
    'Hola, {name}. Somos {company}. Tenemos prevista una visita el {day} ({title}). Si no le viene bien, díganoslo, por favor.',
  'needed.count': '{count, plural, one {# pieza} other {# piezas}}',
  'needed.title': 'Piezas que llevar',
  'needed.add': 'Pieza necesaria',
  'needed.choose': 'Elige una pieza',
  'needed.remove': 'Quitar {item}',
  'needed.quantityOf': '{item}: cantidad',
  'needed.gone': 'Pieza eliminada',
  'needed.line': '{quantity} × {item}',
  'needed.inVan': 'en la furgoneta',
  'needed.onItsWay': 'de camino a la furgoneta',
  'needed.notInVan': 'no está en la furgoneta',
} satisfies Record<keyof typeof en, string>
