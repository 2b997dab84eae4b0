import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { openAccountStore } from './account-store.ts'
import type { Account } from '../types.ts'

const ann: Account = {
  uid: 'u1',
  email: 'ann@example.com',
  emailVerified: false,
  disabled: false,
  createdAt: 1,
  lastLoginAt: 1,
  validSince: 1,
  generation: 1,
}

test('finds accounts by their current email and phone number, also after reopening', async () => {
  const path = mkdtempSync(join(tmpdir(), 'daybook-accounts-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const store = await openAccountStore(path)
  await store.put(ann)
  await store.put({ ...ann, email: 'ann@example.org', phoneNumber: '+10000000' })
  await store.put({ ...ann, uid: 'u2', email: 'bob@example.com' })
  await store.remove('u2')
  const secret = await store.secret('key', () => 'first')
  const { dataId } = store
  await store.close()

  const again = await openAccountStore(path)
  onTestFinished(() => again.close())
  expect(again.findByEmail('ann@example.com')).toBeUndefined()
  expect(again.findByEmail('bob@example.com')).toBeUndefined()
  expect(again.findByEmail('ann@example.org')?.uid).toBe('u1')
  expect(again.findByPhone('+10000000')?.uid).toBe('u1')
  expect(await again.secret('key', () => 'second')).toBe(secret)
  expect(again.dataId).toBe(dataId)
})
