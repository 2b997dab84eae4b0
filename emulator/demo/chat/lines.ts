import type { Trade } from '../base/types.ts'

/** One line of a conversation: who says it, as a place in the list of its members. */
export type Line = readonly [member: number, text: string]

/** Talk of the whole team, oldest first; member 0 is the owner, 1 and 2 the office, then the technicians. */
export const teamTalk: readonly Line[] = [
  [0, 'Good morning everybody. The new vans are ready, keys are in the office.'],
  [1, 'Please check the tyre pressure before the first drive.'],
  [4, 'Done, both fine. Rear left was a bit low.'],
  [2, 'Reminder: receipts for diesel until Friday.'],
  [6, 'Mine are in the tray.'],
  [1, 'King Street is closed between the square and the harbour until tomorrow evening.'],
  [8, 'Then take Church Street, it is free.'],
  [
    0,
    'Thank you for the long day yesterday. The cold store is back in work and the customer is happy.',
  ],
  [9, 'Thanks! The drier was a good guess.'],
  [2, 'First-aid course next Thursday at 16:00, who has not had one in two years?'],
  [5, 'Me.'],
  [3, 'Me too.'],
  [2, 'Noted, both of you are in.'],
  [1, 'Warehouse count is on Saturday. Please put parts you do not need back by Friday.'],
  [7, 'Will do. I have three panels left over.'],
  [3, 'I am low on radiator heads and air vents.'],
  [1, 'They come with tomorrow’s delivery.'],
  [1, 'Ice on Hill Road this morning, drive slowly.'],
  [6, 'Confirmed, the gritter is just through.'],
]

/** Between the office (0) and one technician (1). */
export const directTalk: readonly (readonly Line[])[] = [
  [
    [0, 'Can you take one more tomorrow morning, before nine?'],
    [1, 'Yes, if it is in the town.'],
    [0, 'It is, on the harbour. I put it in.'],
    [1, 'Seen it, thanks.'],
  ],
  [
    [1, 'The tester is back from calibration?'],
    [0, 'Since yesterday, on the shelf with your name.'],
    [1, 'Great, I will fetch it at seven.'],
  ],
  [
    [0, 'Your timesheet of last week has no break on Wednesday. Is that right?'],
    [1, 'No, half an hour at noon. I forgot.'],
    [0, 'I have added it.'],
  ],
  [
    [1, 'I need two days off at the end of the month.'],
    [0, 'Send me the days, I will look at the plan.'],
    [1, 'The last Thursday and Friday.'],
    [0, 'Works. Both are blocked.'],
  ],
]

/** About one order, between the office (0) and its technician (1). */
export const orderTalk: Readonly<Record<Trade, readonly (readonly Line[])[]>> = {
  heating: [
    [
      [1, 'Is there a drawing of the old pipes?'],
      [0, 'Only the floor plan of the last inspection, I have put it with the customer.'],
      [1, 'That helps.'],
    ],
    [
      [0, 'Customer asks whether you come before noon.'],
      [1, 'About half past ten.'],
      [0, 'Told them.'],
    ],
  ],
  electrical: [
    [
      [1, 'The board has no free row. Small extra box?'],
      [0, 'Asked them: yes, up to 200.'],
      [1, 'Good, I have one in the van.'],
    ],
    [
      [0, 'They can switch off at 13:00 for one hour.'],
      [1, 'That is enough.'],
    ],
  ],
  refrigeration: [
    [
      [1, 'Which refrigerant is on the plate? It is unreadable.'],
      [0, 'R-449A, says the log book.'],
      [1, 'Thanks, have it with me.'],
    ],
    [
      [0, 'Goods are moved to the other room, you can switch it off.'],
      [1, 'Perfect, starting now.'],
    ],
  ],
}
