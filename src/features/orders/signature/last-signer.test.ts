import { expect, it } from 'vitest'
import { lastSigner } from './last-signer.ts'

const signed = (name: string) =>
  ({ name, how: 'drawn', summary: '', sha256: '', covers: '' }) as const
const signature = (takenAt: string, name: string) =>
  ({ kind: 'signature', takenAt, signed: signed(name) }) as const

it('is the name under the newest signature', () => {
  const photos = [
    signature('2026-03-02T11:00:00.000Z', 'Ida Moreno'),
    signature('2026-03-02T10:00:00.000Z', 'Tom Hale'),
    { kind: 'photo', takenAt: '2026-03-02T12:00:00.000Z', signed: null } as const,
  ]
  expect(lastSigner(photos)).toBe('Ida Moreno')
})

it('is no one before the first signature', () => {
  expect(lastSigner([])).toBe('')
})
