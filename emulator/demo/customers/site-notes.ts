export const directions: readonly string[] = [
  'Use the service entrance behind the building. The front is for visitors.',
  'Park in the loading bay on the water side, 30 minutes max.',
  'Drive around the east side to the green door.',
  'Keep left of the slipway. The crane has right of way.',
  'Second gate after the bend. The first one is a dead end.',
  'Narrow lane: leave the van on the square and walk up.',
  'Down the ramp. The plant room is the last door on the right.',
  'Take the freight elevator to the roof. The stairs are locked.',
  'Enter through the yard. Low arch, 2.4 m.',
  'Parking is across the road. Ring before you unload.',
]

/** `%` stands for the first name of the customer's contact. */
export const accessNotes: readonly string[] = [
  'Sign in at reception and wear a visitor badge.',
  'Ask for % at the front desk: plant room key.',
  'Hairnet and boots are on the rack. Wet floor.',
  'Quiet until 10:00, please.',
  'Alarmed: ask % to switch the zone off first.',
  'Ovens run until noon, so come after that.',
  'No cell signal in the machine room.',
  'Closed on Mondays. Ring at the side door for %.',
  'No drilling during opening hours.',
  'Hot work needs a permit from the site office.',
  'Call the front desk before you shut off the water.',
  'Friendly dog in the yard.',
]

export const customerNotes: readonly string[] = [
  'Needs a purchase order number on every invoice.',
  'Call half an hour before arrival.',
  'Service contract: annual inspection included.',
  'Send the report the same day.',
  'Prefers mornings.',
  'Wants photos of the finished work.',
]
