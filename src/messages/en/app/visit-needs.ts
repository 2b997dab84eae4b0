/** What a visit depends on: an open site, parts in the van, a customer who knows. */
export const visitNeeds = {
  'opening.title': 'Opening hours',
  'opening.always': 'Always open',
  'opening.hours': 'Set hours',
  'opening.closed': 'Closed',
  'opening.open': 'Open {times}',
  'opening.never': 'Closed all week',
} as const
