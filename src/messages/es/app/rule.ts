import type { ruleTexts as en } from '#messages/en/app/rule.ts'

export const ruleTexts = {
  'rule.every.DAILY': '{count, plural, one {Cada día} other {Cada # días}}',
  'rule.every.WEEKLY': '{count, plural, one {Cada semana} other {Cada # semanas}}',
  'rule.every.MONTHLY': '{count, plural, one {Cada mes} other {Cada # meses}}',
  'rule.every.YEARLY': '{count, plural, one {Cada año} other {Cada # años}}',
  'rule.after.DAILY':
    '{count, plural, one {# día después de completarla} other {# días después de completarla}}',
  'rule.after.WEEKLY':
    '{count, plural, one {# semana después de completarla} other {# semanas después de completarla}}',
  'rule.after.MONTHLY':
    '{count, plural, one {# mes después de completarla} other {# meses después de completarla}}',
  'rule.after.YEARLY':
    '{count, plural, one {# año después de completarla} other {# años después de completarla}}',
  'rule.on': '{every}, {days}',
  'rule.in': '{every}, en {months}',
  'rule.custom': '{every}, en fechas personalizadas',
  'rule.times': '{count, plural, one {{rule}, una vez} other {{rule}, # veces}}',
  'rule.until': '{rule}, hasta el {day}',
  'rule.date': 'el {date}',
  'rule.weekday': 'el {weekday}',
  'rule.workdays': 'de lunes a viernes',
  'rule.workday': 'día laborable',
  'rule.monthDay': 'el día {day}',
  'rule.lastDay': 'el último día',
  'rule.nth.1': 'el primer {weekday}',
  'rule.nth.2': 'el segundo {weekday}',
  'rule.nth.3': 'el tercer {weekday}',
  'rule.nth.4': 'el cuarto {weekday}',
  'rule.nth.5': 'el quinto {weekday}',
  'rule.nth.last': 'el último {weekday}',
} as const satisfies Record<keyof typeof en, string>
