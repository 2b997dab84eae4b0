import type { hours as en } from '#messages/en/app/hours.ts'

export const hours = {
  'hours.title': 'Horas',
  'hours.about': 'Tiempo pagado por persona y día',
  'hours.person': 'Persona',
  'hours.total': 'Total',
  'hours.week': 'Semana del {date}',
  'hours.thisWeek': 'Esta semana',
  'hours.none': 'Sin tiempo registrado esta semana',
  'hours.export': 'Exportar para nómina',
  'hours.exportWeeks': 'Semanas',
  'hours.lastWeeks': '{count, plural, one {Solo esta semana} other {# semanas, hasta esta}}',
  'hours.exportNote': 'Un archivo CSV, una fila por persona y día. Solo horas de este dispositivo.',
  'hours.download': 'Descargar CSV',
  'hours.file': 'horas',
} satisfies Record<keyof typeof en, string>
