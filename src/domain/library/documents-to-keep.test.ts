import { expect, test } from 'vitest'
import { documentsToKeep } from './documents-to-keep.ts'

const mb = 1024 * 1024
const known = (id: string, megabytes: number, isHere = false, uploadedAt: string | null = id) => ({
  photo: { id, size: megabytes * mb, takenAt: id, uploadedAt },
  isHere,
})

test('the newest that are uploaded and not here yet', () => {
  const all = [known('2026-01', 5), known('2026-03', 5), known('2026-02', 5, true)]
  expect(documentsToKeep([...all, known('2026-04', 1, false, null)])).toEqual([
    '2026-03',
    '2026-01',
  ])
})

test('as far as there is room beside those that are here', () => {
  const all = [known('2026-05', 10, true), ...['4', '3', '2'].map((at) => known(at, 9))]
  expect(documentsToKeep([...all, known('1', 9), known('0', 8), known('00', 4)])).toEqual([
    '4',
    '3',
    '2',
    '1',
    '00',
  ])
})
