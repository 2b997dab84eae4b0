import type { template as en } from '../en/template.ts'

export const template = {
  'template.title': 'Tipos de trabajo',
  'template.new': 'Nuevo tipo de trabajo',
  'template.none':
    'Un tipo de trabajo lleva su lista y lo que pide a cada orden que se crea con él.',
  'template.name': 'Nombre',
  'template.instructions': 'Instrucciones para el técnico',
  'template.asks': 'Antes de dar el trabajo por terminado',
  'template.ask.resolution': 'Qué se hizo',
  'template.ask.parts': 'Las piezas usadas',
  'template.ask.signature': 'Una firma',
  'template.photos': 'Fotos que se piden',
  'template.questions':
    '{count, plural, =0 {ninguna pregunta} one {# pregunta} other {# preguntas}}',
  'template.question': 'Otra pregunta',
  'template.kind': 'Tipo de respuesta',
  'template.kind.yesNo': 'Sí o no',
  'template.kind.text': 'Texto',
  'template.kind.number': 'Número',
  'template.kind.choice': 'Una de varias',
  'template.kind.multiChoice': 'Algunas de varias',
  'template.kind.date': 'Día',
  'template.kind.meter': 'Lectura de contador',
  'template.options': 'Opciones',
  'template.optionsHint': 'Separadas por comas',
  'template.required': 'Hay que responderla',
  'template.addQuestion': 'Añadir la pregunta',
  'template.takeOut': 'Quitar: {label}',
} as const satisfies Record<keyof typeof en, string>
