export const yourData = {
  'admin.section.data': 'Your data',
  'admin.sectionNote.data': 'Export or erase data, delete the company',
  'yourData.open': 'Open your data',
  'yourData.export': 'Export everything',
  'yourData.exportNote':
    'One ZIP file with all records as CSV and JSON, and all photos. Private messages of other people aren’t included.',
  'yourData.exportStart': 'Export',
  'yourData.exportAgain': 'Export again',
  'yourData.exporting': 'Exporting',
  'yourData.exported': 'Export complete',
  'yourData.recordsDone': '{count, plural, one {# record} other {# records}}',
  'yourData.photosDone': '{done} of {total} photos',
  'yourData.photosIncluded': '{count, plural, one {# photo} other {# photos}}',
  'yourData.photosMissing':
    '{count, plural, one {# photo is still on the phone that took it.} other {# photos are still on the phones that took them.}}',
  'yourData.noRoutes':
    'Routes and live locations aren’t included: they need an active subscription.',
  'yourData.keepOpen': 'Keep this page open until the export is complete.',
  'password.yours': 'Your password',
  'password.wrong': 'Wrong password.',
  'password.title': 'Password',
  'password.changeNote': 'We’ll email you a link to choose a new one.',
  'password.change': 'Change password',
  'password.mailed': 'Check your email. We sent a link to {email}.',
  'password.needsConnection': 'This needs a connection',
  'yourData.readMe':
    'Daybook export of {company}\n\nmanifest.json\n  What this file contains: number of records, and size and SHA-256 of each file.\ncsv/\n  One table per kind of record, for spreadsheets (UTF-8, commas, ISO dates in UTC).\n  Amounts of money are in the smallest unit of the currency (cents).\n  An apostrophe before a cell keeps a spreadsheet from running it as a formula.\njson/\n  The same records with every field, one JSON document per line.\nphotos/\n  Photos and signatures. The name of each file is its id in photos.csv.\npeople/\n  Photos of people, and the logo. The name of each file is the id of its person.\n\nOrders name their customer, site and people by id: look for the id in the first column.\nRecords with deletedAt were deleted; their history is in mutations.csv.\nPrivate messages between other people aren’t included.\n',
} as const
