import { expect, test } from 'vitest'
import { noteText } from './note-text.ts'

test('a note names its order first and says each thing once', () => {
  const text = noteText({
    subject: ['Leaking tap', 'W-1', undefined, 'Harbour Hotel'],
    lines: [
      { sentence: '9:05 Started driving', values: [] },
      { sentence: '9:20 Paused: valve missing', values: ['valve missing '] },
      { sentence: '9:30 Wrote the resolution', values: ['New seal', ''] },
      { sentence: '', values: [] },
    ],
  })
  expect(text.split('\n')).toEqual([
    'Leaking tap · W-1 · Harbour Hotel',
    '9:05 Started driving',
    '9:20 Paused: valve missing',
    '9:30 Wrote the resolution',
    'New seal',
  ])
})

test('what is about no known order has no heading', () => {
  expect(noteText({ subject: [], lines: [{ sentence: 'Arrived', values: [] }] })).toBe('Arrived')
})
