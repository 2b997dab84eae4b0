export const erasure = {
  'erasure.title': 'Erased data',
  'erasure.about': 'Start on the page of a customer or of a deactivated person.',
  'erasure.erase': 'Erase personal data',
  'erasure.customer': 'Customer',
  'erasure.person': 'Person',
  'erasure.requested': 'In progress',
  'erasure.done': 'Erased',
  'erasure.failed': 'Failed',
  'erasure.counts':
    '{changed, plural, one {# record changed} other {# records changed}}, {deleted, plural, one {# record deleted} other {# records deleted}}',
  'erasure.personActive': 'Deactivate the person first.',
  'erasure.confirmTitle': 'Erase the data of {name}?',
  'erasure.confirm': 'Erase for good',
  'erasure.startedToast': 'Erasing has started',
  'erasure.customerGone':
    'Erased: name, contact, addresses, notes, photos, signatures, and conversations about the orders.',
  'erasure.customerKept':
    'Kept: the orders, their times and parts, as an “Erased customer”. Invoices stay as long as the law requires.',
  'erasure.personGone':
    'Erased: name, contact, own photo, skills, base location, account, invitations, routes and notes. Work that their phone has not synced is lost.',
  'erasure.personKept':
    'Kept: their orders, hours, photos of orders and messages, as a “Former technician”. Payroll law requires the hours.',
  'erasure.everywhere': 'The name also goes from texts, the audit log and everyone’s phones.',
  'erasure.forGood': 'It can’t be restored.',
} as const
