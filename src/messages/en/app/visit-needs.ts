/** What a visit depends on: an open site, parts in the van, a customer who knows. */
export const visitNeeds = {
  'opening.title': 'Opening hours',
  'opening.always': 'Always open',
  'opening.hours': 'Set hours',
  'opening.closed': 'Closed',
  'opening.open': 'Open {times}',
  'opening.never': 'Closed all week',
  'tell.open': 'Tell the customer…',
  'tell.card': 'Customer informed',
  'tell.title': 'Tell the customer',
  'tell.notYet': 'Not told yet',
  'tell.told': 'Told: {when}',
  'tell.toldOther': 'Told: {when}. The visit is at another time now.',
  'tell.mark': 'Mark as told',
  'tell.unmark': 'Not told after all',
  'tell.marked': 'Marked as told',
  'tell.noContact': 'The customer has no phone or email.',
  'tell.message': 'Message',
  'tell.subject': 'Your appointment on {day}',
  'tell.window':
    'Hello {name}, this is {company}. We plan to visit you on {day} and arrive between {from} and {to} ({title}). Let us know if this doesn’t suit you.',
  'tell.time':
    'Hello {name}, this is {company}. We plan to visit you on {day} and arrive at about {from} ({title}). Let us know if this doesn’t suit you.',
  'tell.day':
    'Hello {name}, this is {company}. We plan to visit you on {day} ({title}). Let us know if this doesn’t suit you.',
} as const
