export const ruleTexts = {
  'rule.every.DAILY': '{count, plural, one {Every day} other {Every # days}}',
  'rule.every.WEEKLY': '{count, plural, one {Every week} other {Every # weeks}}',
  'rule.every.MONTHLY': '{count, plural, one {Every month} other {Every # months}}',
  'rule.every.YEARLY': '{count, plural, one {Every year} other {Every # years}}',
  'rule.after.DAILY':
    '{count, plural, one {# day after completion} other {# days after completion}}',
  'rule.after.WEEKLY':
    '{count, plural, one {# week after completion} other {# weeks after completion}}',
  'rule.after.MONTHLY':
    '{count, plural, one {# month after completion} other {# months after completion}}',
  'rule.after.YEARLY':
    '{count, plural, one {# year after completion} other {# years after completion}}',
  'rule.on': '{every} on {days}',
  'rule.in': '{every} in {months}',
  'rule.custom': '{every}, custom dates',
  'rule.times': '{count, plural, one {{rule}, once} other {{rule}, # times}}',
  'rule.until': '{rule} until {day}',
  'rule.date': '{date}',
  'rule.weekday': '{weekday}',
  'rule.workdays': 'weekdays',
  'rule.workday': 'weekday',
  'rule.monthDay': 'the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'rule.lastDay': 'the last day',
  'rule.nth.1': 'the first {weekday}',
  'rule.nth.2': 'the second {weekday}',
  'rule.nth.3': 'the third {weekday}',
  'rule.nth.4': 'the fourth {weekday}',
  'rule.nth.5': 'the fifth {weekday}',
  'rule.nth.last': 'the last {weekday}',
} as const
