import { expect, it } from 'vitest'
import { type Summary, summaryDocument } from './summary-document.ts'

const image = 'data:image/jpeg;base64,1'
const summary: Summary = {
  heading: 'Service report',
  title: 'Leaking tap',
  logo: null,
  company: 'Harbour',
  companyLines: ['1 Quay Road'],
  ref: 'W-AAAAAA',
  facts: [[['Customer', 'Ashgrove']], [['Done by', '']]],
  sections: [
    { title: 'What was done', text: 'New washer' },
    { title: 'Reported', text: ' ' },
  ],
  partsTitle: 'Parts',
  parts: [],
  checklistTitle: 'Checklist',
  checklist: [
    { label: 'Leaks?', answer: 'No', note: '', grade: { word: 'Pass', tone: 'good' } },
    { label: 'Valve', answer: '', note: 'Stuck', grade: { word: 'Fail', tone: 'bad' } },
  ],
  photosTitle: 'Photos',
  photos: [1, 2, 3].map((n) => ({ image, words: `Photo ${n}` })),
  signaturesTitle: 'Signature',
  signatures: [{ image, words: 'Marta Vidal', signed: ['What was signed', 'Seal abc'] }],
  zone: 'Times in London.',
  madeAt: 'Created today',
}

it('contains every section that has content and no empty headings', () => {
  const text = JSON.stringify(summaryDocument(summary))
  const there = ['Leaking tap', 'Harbour', '1 Quay Road', 'W-AAAAAA', 'New washer', 'Photo 3']
  for (const words of [...there, 'Pass', 'Stuck', 'Marta Vidal', 'Seal abc'])
    expect(text).toContain(words)
  for (const words of ['"Parts"', '"Reported"', 'Done by']) expect(text).not.toContain(words)
  expect(text.match(/"unbreakable":true/g)).toHaveLength(3)
})

it('shows the logo above the name of the company, where there is one', () => {
  expect(JSON.stringify(summaryDocument(summary))).not.toContain('"fit":[150,44]')
  const text = JSON.stringify(summaryDocument({ ...summary, logo: image }))
  expect(text.indexOf('"fit":[150,44]')).toBeGreaterThan(0)
  expect(text.indexOf('"fit":[150,44]')).toBeLessThan(text.indexOf('"text":"Harbour"'))
})
