import { expect, test } from 'vitest'
import { maxDocumentBytes } from '../entities/photo.ts'
import { fileFault, fileNameOf, maxDocuments, titleOfFile } from './new-document.ts'

const pdf = { name: 'manual.pdf', type: 'application/pdf', size: 9 }

test.each([
  [pdf, 0, null],
  [{ ...pdf, type: 'image/webp' }, 0, null],
  [{ ...pdf, size: maxDocumentBytes }, maxDocuments - 1, null],
  [{ ...pdf, type: 'image/svg+xml' }, 0, 'type'],
  [{ ...pdf, type: '' }, 0, 'type'],
  [{ ...pdf, size: 0 }, 0, 'empty'],
  [{ ...pdf, size: maxDocumentBytes + 1 }, 0, 'tooLarge'],
  [pdf, maxDocuments, 'full'],
] as const)('%j beside %i others: %s', (file, count, fault) => {
  expect(fileFault(file, count)).toBe(fault)
})

test.each([
  ['Boiler manual.pdf', 'Boiler manual'],
  ['price_sheet_2026.PDF', 'price sheet 2026'],
  ['v1.2 notes', 'v1.2 notes'],
  ['.pdf', '.pdf'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(200)],
])('%s is titled %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})

test('it is saved under its title, without what file names may not have', () => {
  expect(fileNameOf('Gas/oil: safety', 'application/pdf')).toBe('Gas oil safety.pdf')
  expect(fileNameOf('Prices', 'image/jpeg')).toBe('Prices.jpg')
})
