export const directions: readonly string[] = [
  'Use the service entrance behind the building; the front is for visitors.',
  'Park in the loading bay on the water side, at most 30 minutes.',
  'Drive around the east side to the green door.',
  'Keep left of the slipway; the crane has right of way.',
  'Second gate after the bend; the first one is a dead end.',
  'Lane is narrow: leave the van on the square and walk up.',
  'Down the ramp, plant room is the last door on the right.',
  'Take the goods lift to the roof; the stairs are locked.',
  'Entrance through the yard, mind the low arch (2.4 m).',
  'Parking only across the road; ring before you unload.',
]

export const accessNotes: readonly string[] = [
  'Sign in at reception and wear the visitor badge.',
  'Ask at the desk for the plant room key.',
  'Hairnet and boots from the rack. The floor is wet.',
  'Quiet before 10:00, please.',
  'Alarm: ask the office to switch the zone off first.',
  'Ovens run until noon; come after.',
  'Machine room has no signal.',
  'Closed on Mondays; ring the caretaker’s bell at the side door.',
  'No drilling during opening hours.',
  'Hot work needs a permit from the site office.',
  'Water may only be cut off after a call to the front desk.',
  'Dog in the yard, friendly.',
]

export const customerNotes: readonly string[] = [
  'Purchase order number needed on every invoice.',
  'Wants a call half an hour before arrival.',
  'Service contract: yearly inspection included.',
  'Send the report to the facilities mailbox the same day.',
  'Prefers mornings.',
  'Photos of the finished work, please.',
]
