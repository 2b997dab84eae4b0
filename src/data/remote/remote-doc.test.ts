import { Timestamp } from 'firebase/firestore'
import type { DocumentSnapshot } from 'firebase/firestore'
import { expect, test } from 'vitest'
import { remoteDoc } from './remote-doc.ts'

const at = new Timestamp(1_700_000_000, 0)

test('a document that the SDK itself cannot convert keeps the fields that can still be read', () => {
  const snapshot = {
    id: 'o1',
    ref: { path: 'orders/o1' },
    data() {
      throw new TypeError('no such vector')
    },
    get(field: string) {
      if (field === 'updatedAt') return at
      throw new TypeError('no such vector')
    },
  } as unknown as DocumentSnapshot
  expect(remoteDoc(snapshot)).toEqual({
    id: 'o1',
    doc: { updatedAt: '2023-11-14T22:13:20.000000Z' },
  })
})

test('a missing document is undefined', () => {
  expect(remoteDoc({ id: 'o1', data: () => undefined } as unknown as DocumentSnapshot)).toBe(
    undefined,
  )
})

test('JSON text becomes the values that it encodes', () => {
  const snapshot = {
    id: 'o1',
    ref: { path: 'companies/c1/orders/o1' },
    data: () => ({ answers: '{"plate":{"value":"x"}}', title: '{}' }),
  } as unknown as DocumentSnapshot
  expect(remoteDoc(snapshot)).toEqual({
    id: 'o1',
    doc: { answers: { plate: { value: 'x' } }, title: '{}' },
  })
})
