import type { erasure as en } from '#messages/en/app/erasure.ts'

export const erasure = {
  'erasure.title': 'Datos suprimidos',
  'erasure.about': 'Empieza en la página de un cliente o de una persona desactivada.',
  'erasure.erase': 'Suprimir datos personales',
  'erasure.customer': 'Cliente',
  'erasure.person': 'Persona',
  'erasure.requested': 'En curso',
  'erasure.done': 'Suprimidos',
  'erasure.failed': 'Error',
  'erasure.counts':
    '{changed, plural, one {# registro cambiado} other {# registros cambiados}}, {deleted, plural, one {# registro eliminado} other {# registros eliminados}}',
  'erasure.personActive': 'Desactiva primero a la persona.',
  'erasure.confirmTitle': '¿Suprimir los datos de {name}?',
  'erasure.confirm': 'Suprimir para siempre',
  'erasure.startedToast': 'La supresión está en curso',
  'erasure.customerGone':
    'Se suprimen: nombre, contacto, direcciones, notas, fotos, firmas y las conversaciones sobre las órdenes.',
  'erasure.customerKept':
    'Se conservan: las órdenes, sus horas y piezas, como “Cliente eliminado”. Las facturas, el tiempo que exige la ley.',
  'erasure.personGone':
    'Se suprimen: nombre, contacto, foto propia, habilidades, punto de partida, cuenta, invitaciones, recorridos y notas. Se pierde lo que su teléfono no ha sincronizado.',
  'erasure.personKept':
    'Se conservan: sus órdenes, horas, fotos de órdenes y mensajes, como “Antiguo técnico”. La ley exige guardar las horas.',
  'erasure.everywhere':
    'El nombre también desaparece de los textos, del registro de cambios y de todos los teléfonos.',
  'erasure.forGood': 'Nada de esto se puede restaurar.',
} satisfies Record<keyof typeof en, string>
