export const visitNeeds = {
  'opening.title': 'Horario de apertura',
  'opening.always': 'Siempre abierto',
  'opening.hours': 'Con horario',
  'opening.closed': 'Cerrado',
  'opening.open': 'Abierto {times}',
  'opening.never': 'Cerrado toda la semana',
} as const
