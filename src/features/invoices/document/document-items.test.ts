import { expect, test } from 'vitest'
import type { Translate } from '#messages/index.ts'
import { documentItems } from './document-items.tsx'

const allowed = {
  mayShare: true,
  mayRemind: true,
  mayPause: false,
  mayCredit: false,
  wasMailed: undefined as boolean | undefined,
  isSettled: false,
}

test.each([
  [undefined, ['print', 'link']],
  [false, ['print', 'link', 'remind']],
  [true, ['print', 'link', 'mail']],
])(
  'an overdue invoice that was mailed (%s) offers in its menu what has no button',
  (wasMailed, ids) => {
    const items = documentItems(
      { ...allowed, wasMailed },
      {
        t: ((key: string) => key) as Translate,
        ask: () => undefined,
        pauseReminders: () => undefined,
      },
    )
    expect(items.map(({ id }) => id)).toEqual(ids)
  },
)
