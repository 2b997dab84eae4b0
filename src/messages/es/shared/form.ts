import type { form as en } from '#messages/en/shared/form.ts'

export const form = {
  'form.optional': '(opcional)',
  'form.errors': 'Revisa estos campos',
  'form.required': 'Obligatorio.',
  'form.email': 'Escribe un correo como nombre@ejemplo.com.',
  'form.tooLong': 'Demasiado largo.',
  'form.tooMany': 'Demasiados.',
  'form.number': 'Escribe un número.',
  'form.localTime': 'Escribe una hora.',
  'form.startBeforeEnd': 'El fin debe ser posterior al inicio.',
  'form.inFuture': 'No puede estar en el futuro.',
  'form.tooOld': 'No puede ser de hace más de un año.',
  'form.tooFar': 'Elige una fecha dentro de cinco años.',
  'form.moreThanInStock': 'Aquí no hay tantas.',
  'form.moreThanSent': 'No se enviaron tantas.',
  'form.sameNote': 'Ya usaste este motivo. Escribe otro.',
  'form.tooManyDays': 'Más de un año.',
  'form.spanTooLong': 'Más de 36 horas.',
  'form.spansOverlap': 'Estas horas se cruzan.',
  'form.choose': 'Elige una opción.',
  'form.invalid': 'Revisa este campo.',
} satisfies Record<keyof typeof en, string>
