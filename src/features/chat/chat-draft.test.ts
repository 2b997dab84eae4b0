import { expect, test } from 'vitest'
import { draftLine, draftText, parseDraft } from './chat-draft.ts'

test('a draft keeps its text and what it replies to', () => {
  const draft = { text: 'On my way', replyToId: 'm1' }
  expect(parseDraft(draftText(draft))).toEqual(draft)
  expect(parseDraft(draftText({ text: '', replyToId: 'm1' })).replyToId).toBe('m1')
})

test('an empty draft is not stored', () => {
  expect(draftText({ text: '', replyToId: null })).toBeNull()
  expect(parseDraft(null)).toEqual({ text: '', replyToId: null })
})

test('a text that an earlier version stored is still there', () => {
  for (const text of ['See you at 9', '12', '"quoted"', '{"text":1}'])
    expect(parseDraft(text)).toEqual({ text, replyToId: null })
})

test('the list of conversations shows the text of a draft in one line', () => {
  expect(draftLine(draftText({ text: ' On my way,\n10 min ', replyToId: null }))).toBe(
    'On my way, 10 min',
  )
  expect(draftLine(draftText({ text: '', replyToId: 'm1' }))).toBe('')
  expect(draftLine(null)).toBe('')
})
