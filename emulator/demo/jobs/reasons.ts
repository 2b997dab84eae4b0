/** What people write when a status asks for a reason. */
export const pauseReasons: readonly string[] = [
  'Fetching a part from the warehouse.',
  'Waiting until it has cooled down.',
  'Customer needs the room for half an hour.',
  'Lunch break.',
]

export const cannotCompleteReasons: readonly string[] = [
  'Closed early, nobody could let me in.',
  'Plant room is locked and the key is not on site.',
  'Wrong part was sent; the right one has to be ordered.',
  'Asbestos suspected behind the panel; needs a survey first.',
]

export const cancelReasons: readonly string[] = [
  'Customer has solved it themselves.',
  'Put off until spring.',
  'Ordered twice; the other order is kept.',
  'Customer did not accept the quote.',
]

export const holdReasons: readonly string[] = [
  'Part is back-ordered until next week.',
  'Waiting for the customer’s purchase order.',
  'Landlord has to agree first.',
]

export const partialResolutions: readonly string[] = [
  'First unit done. The second needs a part that I do not have with me.',
  'Made safe and running by hand; the spare has to be ordered.',
  'Two of three done, ran out of time before closing.',
]
