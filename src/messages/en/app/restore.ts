export const restore = {
  'restore.title': 'Restore from an export',
  'restore.about': 'Fill this company from a ZIP file, while it has no customers or orders.',
  'restore.choose': 'Choose a file',
  'restore.confirmTitle': 'Restore {file}?',
  'restore.notIncluded':
    'People, their rights, invitations, the company profile and the plan aren’t restored.',
  'restore.start': 'Restore',
  'restore.running': 'Restoring',
  'restore.keepOpen': 'Keep this page open. To continue later, choose the same file again.',
  'restore.done': 'Restored',
  'restore.existing':
    '{count, plural, one {# record was there before} other {# records were there before}}',
  'restore.refused':
    '{count, plural, one {# record wasn’t restored} other {# records weren’t restored}}',
  'restore.wasDeleted': 'deleted before the export',
} as const
