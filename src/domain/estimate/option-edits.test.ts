import { expect, test } from 'vitest'
import { estimateArgs, estimateLineFixture } from './estimate.fixture.ts'
import { withCopiedOption, withLinesOf, withoutOption } from './option-edits.ts'

const draft = estimateArgs()

test('the lines of one option change, and those of the others stay', () => {
  const added = { ...estimateLineFixture({ id: 'l3' }), optionId: 'lost' }
  const lines = withLinesOf(draft, 'op1', (now) => [...now, added])
  expect(lines.map(({ id, optionId }) => `${optionId} ${id}`)).toEqual([
    'op1 l1',
    'op1 l3',
    'op2 l2',
  ])
})

test('another option begins as a copy of the last one', () => {
  let count = 0
  const { options, lines } = withCopiedOption(draft, 'Luxury', () => `n${++count}`)
  expect(options.at(-1)).toEqual({ id: 'n1', name: 'Luxury', note: '' })
  expect(lines.at(-1)).toEqual({ ...draft.lines[1], id: 'n2', optionId: 'n1' })
  expect(lines).toHaveLength(3)
})

test('an option is removed with its lines', () => {
  const left = withoutOption(draft, 'op1')
  expect(left.options.map(({ id }) => id)).toEqual(['op2'])
  expect(left.lines.map(({ id }) => id)).toEqual(['l2'])
})
