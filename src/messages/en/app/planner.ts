/** Planning a day. */
export const plannerTexts = {
  'planner.title': 'Plan {day}',
  'planner.open': 'Plan the day',
  'planner.about':
    'Finds shorter routes and places waiting orders. Locked visits and work under way stay, and nothing changes until you apply it.',
  'planner.onlyUnassigned': 'Only place waiting orders',
  'planner.start': 'Plan',
  'planner.again': 'Plan again',
  'planner.stop': 'Stop and use this plan',
  'planner.failed': 'The plan couldn’t be made. The schedule is as it was.',
  'planner.soFar':
    '{minutes, plural, one {# minute of driving so far} other {# minutes of driving so far}}, {unassigned, plural, one {# visit not placed} other {# visits not placed}}',
  'planner.nothing': 'The day is as good as the planner can make it.',
  'planner.figure': 'Figure',
  'planner.now': 'Now',
  'planner.then': 'With the plan',
  'planner.driveMinutes': 'Minutes of driving',
  'planner.unassigned': 'Visits not placed',
  'planner.problems': 'Problems',
  'planner.changes': 'Changes',
  'planner.takeAll': 'Select all',
  'planner.takeNone': 'Select none',
  'planner.fromTo': '{from} → {to}',
  'planner.inQueue': 'In the queue',
  'planner.apply': '{count, plural, one {Apply # change} other {Apply # changes}}',
} as const
