import type { arrivalTexts as en } from '#messages/en/app/arrival.ts'

export const arrivalTexts = {
  'arrival.question': '¿Llegaste a las {time}?',
  'arrival.accept': 'Sí, llegué',
  'arrival.notNow': 'Ahora no',
} satisfies Record<keyof typeof en, string>
