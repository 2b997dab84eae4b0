/** Why work was paused. */
export const pauseReasons: readonly string[] = [
  'Picking up a part at the warehouse.',
  'Waiting for it to cool down.',
  'Customer needs the room for half an hour.',
  'Lunch.',
]

export const cannotCompleteReasons: readonly string[] = [
  'They closed early and no one was there to let me in.',
  'Plant room is locked and the key is not on site.',
  'Wrong part delivered. The right one has to be ordered.',
  'Possible asbestos behind the panel. Needs a survey first.',
]

export const cancelReasons: readonly string[] = [
  'Customer fixed it themselves.',
  'Postponed until spring.',
  'Duplicate: we kept the other order.',
  'Customer turned down the quote.',
]

export const holdReasons: readonly string[] = [
  'Part is back-ordered until next week.',
  'Waiting for the customer’s purchase order.',
  'Waiting for the landlord’s approval.',
]

/** What was done where work was only partly done. */
export const partialResolutions: readonly string[] = [
  'First unit done. The second needs a part I do not have with me.',
  'Made safe and running in manual. Spare part has to be ordered.',
  'Two of three done, then they closed for the day.',
]
