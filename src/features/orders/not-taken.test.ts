import { beforeAll, expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { speak, translate } from '#messages/index.ts'
import { notTaken } from './not-taken.ts'

const t = translate
beforeAll(() => speak('en', en))

const note = (from: string) => ({ edits: { resolution: { from, to: 'ours' } } })
const lost = { ref: 'orders/1', field: 'resolution', from: '', to: 'ours', theirs: 'the office’s' }

test('keeping our own value leaves the office’s in the history', () => {
  expect(notTaken(t, { args: note('the office’s') }, lost)).toContain('“the office’s”')
})

test('taking theirs leaves ours in the history', () => {
  expect(notTaken(t, { args: { edits: {} } }, lost)).toContain('“ours”')
  expect(notTaken(t, { args: note('') }, lost)).toContain('“ours”')
})

test('names the field where the value is no text', () => {
  const people = { ...lost, field: 'assigneeIds', to: ['a'], theirs: ['b'] }
  expect(notTaken(t, { args: { edits: {} } }, people)).toContain('assigned people')
})
