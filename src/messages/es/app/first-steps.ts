import type { firstStepTexts as en } from '#messages/en/app/first-steps.ts'

export const firstStepTexts = {
  'firstSteps.title': 'Primeros pasos',
  'firstSteps.done': 'hecho',
  'firstSteps.invite': 'Invita a tu equipo',
  'firstStepNote.invite': 'Se unen con un enlace, en su propio teléfono.',
  'firstStepButton.invite': 'Invitar',
  'firstSteps.customer': 'Agrega un cliente',
  'firstStepNote.customer': 'Nombre, teléfono y dirección.',
  'firstStepButton.customer': 'Agregar cliente',
  'firstSteps.order': 'Crea una orden',
  'firstStepNote.order': 'Qué hacer, dónde y cuándo.',
  'firstStepButton.order': 'Orden nueva',
  'firstSteps.phone': 'Pruébalo en un teléfono',
  'firstStepNote.phone': 'Asigna la orden a un técnico, envíala y acéptala en su teléfono.',
  'firstStepButton.phone': 'Órdenes por enviar',
} satisfies Record<keyof typeof en, string>
