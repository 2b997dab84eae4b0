export const today = {
  'today.changes':
    '{count, plural, one {Changed since you last looked} other {# changes since you last looked}}',
  'today.change.new': 'New for you',
  'today.change.moved': 'Planned anew:',
  'today.change.cancelled': 'Cancelled',
  'today.change.gone': 'Given to somebody else, or deleted',
  'today.gotIt': 'I have seen them all',
  'today.travel': '{distance} km from the stop before, as the crow flies',
  'today.samePlace': 'At the same place',
  'ready.title': 'Ready for no signal',
  'ready.all':
    '{count, plural, =0 {No order is coming up.} one {Everything for the coming order is on this phone.} other {Everything for the # coming orders is on this phone.}}',
  'ready.some':
    '{count, plural, one {Something is missing for # order} other {Something is missing for # orders}}',
  'ready.jobOk': 'Customer, site, checklist and pictures are here',
  'ready.missing': 'Not here yet: {things}',
  'ready.thing.customer': 'customer',
  'ready.thing.site': 'site',
  'ready.thing.photos': '{count, plural, one {# picture} other {# pictures}}',
  'ready.thing.catalogue': 'catalogue of parts',
  'ready.take': 'Take everything along',
  'ready.took': 'Everything that there is, is on this phone now.',
  'ready.failed': 'Not everything came. Try again where there is a connection.',
  'ready.room': '{used} used on this {device}.',
  'ready.kept': 'The browser has promised to keep it.',
  'ready.notKept': 'The browser may clear it when space runs out. Install the app to prevent that.',
} as const
