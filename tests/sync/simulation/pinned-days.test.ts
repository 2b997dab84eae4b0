import { describe, test } from 'vitest'
import type { Command } from '../support/commands.ts'
import { simulate } from '../support/simulate.ts'

interface PinnedDay {
  readonly name: string
  readonly seed: number
  readonly commands: readonly Command[]
}

const calm = { fresh: true, trouble: 0, steal: false, accident: null } as const

/** Days that once failed, each reduced as far as possible. */
const days: readonly PinnedDay[] = [
  {
    name: 'a text merged on the screen is replaced by somebody who has seen both its parts',
    seed: 0,
    commands: [
      { type: 'write', device: 'phoneA', order: 3, text: 1 },
      { type: 'write', device: 'desk', order: 2, text: 0 },
      { type: 'drain', device: 'phoneA', ...calm },
      { type: 'hear', device: 'desk', stale: false },
      { type: 'write', device: 'desk', order: 2, text: 0 },
      { type: 'drain', device: 'desk', ...calm },
    ],
  },
  {
    name: 'a user settles and the same drain sends what they settled',
    seed: -365558941,
    commands: [
      { type: 'plan', device: 'desk', order: 0, fields: ['title'], text: 1 },
      { type: 'plan', device: 'laptop', order: 0, fields: ['title', 'instructions'], text: 2 },
      { type: 'drain', device: 'desk', ...calm },
      { type: 'drain', device: 'laptop', ...calm },
      {
        type: 'together',
        deeds: [
          { type: 'settle', device: 'laptop', choice: 'mine' },
          { type: 'drain', device: 'laptop', ...calm },
        ],
      },
    ],
  },
  {
    name: 'an edit that came to write what it had left alone is taken off the screen with its receipt',
    seed: -1747117621,
    commands: [
      { type: 'write', device: 'phoneA', order: 0, text: 3 },
      { type: 'create', device: 'desk', id: 0 },
      { type: 'move', device: 'phoneA', order: 0, pick: 0 },
      { type: 'move', device: 'phoneA', order: 0, pick: 0 },
      { type: 'write', device: 'phoneA', order: 0, text: 3 },
      { type: 'advance', seconds: 0 },
      { type: 'assign', device: 'desk', order: 1, to: 'techB', send: false },
      { type: 'move', device: 'phoneA', order: 3, pick: 0 },
      {
        type: 'together',
        deeds: [
          { type: 'drain', device: 'desk', ...calm },
          { type: 'drain', device: 'phoneA', ...calm, trouble: 1 },
        ],
      },
      { type: 'drain', device: 'phoneA', ...calm },
    ],
  },
]

describe('a day that once failed', () => {
  test.each(days)('$name', async ({ seed, commands }) => void (await simulate(seed, commands)))
})
