import { expect, it } from 'vitest'
import { summaryDocument } from './summary-document.ts'

const summary = {
  title: 'Leaking tap',
  company: 'Harbour',
  facts: ['W-AAAAAA', ''],
  sections: [
    { title: 'Work', rows: [['What was done', 'New washer']] as const },
    { title: 'Parts', rows: [] },
  ],
  photosTitle: 'Photos',
  photos: [1, 2, 3].map((n) => ({ image: `data:image/jpeg;base64,${n}`, words: `Photo ${n}` })),
  signaturesTitle: 'Signature',
  signatures: [],
  madeAt: 'Made today',
}

it('holds what there is and no heading without anything under it', () => {
  const text = JSON.stringify(summaryDocument(summary))
  for (const words of ['Leaking tap', 'Harbour', 'W-AAAAAA', 'New washer', 'Photo 3'])
    expect(text).toContain(words)
  expect(text).not.toContain('"Parts"')
  expect(text).not.toContain('"Signature"')
  expect(text.match(/"unbreakable":true/g)).toHaveLength(2)
})
