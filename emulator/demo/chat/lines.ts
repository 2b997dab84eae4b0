import type { Trade } from '../base/types.ts'

/** One line of a conversation; `member` is the author's index in the list of members. */
export type Line = readonly [member: number, text: string]

/** The team's conversation, oldest first: 0 is the owner, 1 and 2 are the office, then come the technicians. */
export const teamTalk: readonly Line[] = [
  [0, 'Morning all. The new vans are here, keys are in the office.'],
  [1, 'Check the tire pressure before you head out please'],
  [4, 'Done. Rear left was a bit low on mine, topped up.'],
  [2, 'Fuel receipts by Friday please'],
  [6, 'Mine are in the tray'],
  [1, 'King Street is closed between the square and the harbour until tomorrow night.'],
  [8, 'Church Street is clear, I just came through'],
  [0, 'Thanks for staying late yesterday. Cold storage is back up and the customer is happy.'],
  [9, 'The drier was a lucky guess 😄'],
  [2, 'First aid course next Thursday at 4. Who needs a refresher?'],
  [5, 'Me'],
  [3, 'Me too'],
  [2, 'You’re both booked.'],
  [1, 'Stock count is Saturday. Bring back anything you don’t need by Friday.'],
  [7, 'Will do, I have three spare LED panels'],
  [3, 'I’m low on radiator heads and air vents'],
  [1, 'They’re on tomorrow’s delivery, I’ll put them on your shelf.'],
  [1, 'Ice on Hill Road this morning, take it slow.'],
  [6, 'Salt truck just went through. Better now.'],
]

/** Conversations between the office (0) and one technician (1). */
export const directTalk: readonly (readonly Line[])[] = [
  [
    [0, 'Can you fit in one more tomorrow before 9?'],
    [1, 'If it’s in town, sure'],
    [0, 'It is, down by the harbour. Just sent it.'],
    [1, 'Got it 👍'],
  ],
  [
    [1, 'Is the tester back from calibration?'],
    [0, 'Came in yesterday. It’s on your shelf.'],
    [1, 'Great, I’ll grab it at 7.'],
  ],
  [
    [0, 'Your timesheet has no break last Wednesday. Is that right?'],
    [1, 'No, I took half an hour at noon. Forgot to tap it.'],
    [0, 'No problem, I added it.'],
  ],
  [
    [1, 'I need two days off at the end of the month'],
    [0, 'Which days?'],
    [1, 'Last Thursday and Friday'],
    [0, 'Works for me. I’ve blocked them.'],
  ],
]

/** Conversations about one order, between the office (0) and its technician (1). */
export const orderTalk: Readonly<Record<Trade, readonly (readonly Line[])[]>> = {
  heating: [
    [
      [1, 'Do we have drawings of the old piping?'],
      [0, 'Only the floor plan from the last inspection. Their front desk has a copy.'],
      [1, 'That helps, thanks'],
    ],
    [
      [0, 'Customer is asking if you’ll be there before noon.'],
      [1, 'About 10:30'],
      [0, 'I’ll let them know.'],
    ],
  ],
  electrical: [
    [
      [1, 'No free slots on the board. OK to add a small sub-panel?'],
      [0, 'They’re fine with it, up to $200.'],
      [1, 'Good, I have one in the van.'],
    ],
    [
      [0, 'They can shut down at 1 for an hour.'],
      [1, 'That’s plenty'],
    ],
  ],
  refrigeration: [
    [
      [1, 'Can’t read the data plate. Which refrigerant is it?'],
      [0, 'Log book says R-449A.'],
      [1, 'Thanks, I have a bottle with me'],
    ],
    [
      [0, 'They’ve moved the stock, so you can shut it down when you get there.'],
      [1, 'Perfect'],
    ],
  ],
}
