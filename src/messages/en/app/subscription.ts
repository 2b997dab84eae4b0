/** The owner's subscription and what can be bought. */
export const subscriptionTexts = {
  'subscription.trialTitle':
    '{count, plural, =0 {Trial ends today} one {Trial: # day left} other {Trial: # days left}}',
  'subscription.trialHint': 'Ends {until}. Choose a plan to keep your team working.',
  'subscription.graceTitle': 'Payment failed',
  'subscription.graceHint': 'Update your card by {until} to keep your team working.',
  'lapse.stopped': 'Nothing new can begin',
  'lapse.trialEnded':
    '{since, select, none {Your trial has ended} other {Your trial ended on {since}}}',
  'lapse.planEnded':
    '{since, select, none {Your plan has ended} other {Your plan ended on {since}}}',
  'lapse.companyEnded':
    '{since, select, none {Your company’s plan has ended} other {Your company’s plan ended on {since}}}',
  'lapse.choose': 'Choose a plan to keep working. Everything you have is still here.',
  'lapse.payAgain':
    'Your payment failed. Update your card to keep working. Everything you have is still here.',
  'lapse.ask':
    '{owner, select, none {You can read everything and complete orders that have begun. For anything new, ask the owner.} other {You can read everything and complete orders that have begun. For anything new, ask {owner} (owner).}}',
  'subscription.view': 'View subscription',
  'subscription.choose': 'Choose a plan',
  'subscription.billed': 'Billing',
  'subscription.monthly': 'Monthly',
  'subscription.yearly': 'Yearly',
  'subscription.seats': 'Seats',
  'subscription.seatsHint':
    '{count, plural, one {One for each person; # in use} other {One for each person; # in use}}',
  'subscription.seatsWrong': 'Enter a number from {min} to {max}',
  'subscription.seatsUsed': '{used} of {limit} in use',
  'subscription.allFeatures': 'All features, up to {count} people',
  'subscription.someFeatures': 'Without map and inventory, up to {count} people',
  'subscription.tooSmall': 'Too few for your {count} seats',
  'subscription.aMonth': 'a month',
  'subscription.aYear': 'a year',
  'subscription.subscribe': 'Subscribe',
  'subscription.chooseNamed': 'Subscribe to {plan}',
  'subscription.refused': 'The checkout couldn’t start. Try again in a moment.',
  'subscription.refusedSeats': 'This plan doesn’t fit that many people.',
  'subscription.refusedOften': 'Too many attempts. Wait an hour, then try again.',
  'subscription.refusedTwice': 'Your company already has a subscription.',
  'subscription.manage': 'Manage billing',
  'subscription.manageHint':
    'Change plan, seats or card, or cancel, under Manage billing. Seats can’t go below the people you have.',
  'subscription.renewsOn': 'Renews',
  'subscription.endsOn': 'Ends',
  'subscription.invoices': 'Invoices',
  'subscription.status.unpaid': 'Unpaid',
  'subscription.status.canceled': 'Cancelled',
  'subscription.paid': 'Paid',
  'subscription.unpaid': 'Unpaid',
  'subscription.offlineTitle': 'You’re offline',
  'subscription.offlineHint': 'Plans and billing need a connection.',
  'subscription.loading': 'Loading subscription',
  'subscription.notLoaded': 'Couldn’t load your subscription',
  'subscription.confirming': 'Confirming your payment',
  'subscription.confirmingHint': 'This takes a few seconds.',
  'subscription.noOffers': 'No plans available',
  'subscription.noOffersHint': 'Payments aren’t set up yet.',
} as const
