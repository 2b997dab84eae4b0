import { afterEach, expect, it } from 'vitest'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { seedDemo } from '#emulator/demo/seed-demo.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'
import type { Engine } from '#emulator/engine/types.ts'

const now = Date.parse('2026-03-02T14:07:31.250Z')
const tomorrow = now + 86_400_000
const root = 'projects/demo/databases/(default)/documents'
const engines: Engine[] = []

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close()
})

it('seeds once, and keeps existing documents', { timeout: 60_000 }, async () => {
  const { engine, seed, accounts } = await createTarget()
  const signIns = await seed(now)
  expect(signIns.map(({ role, email, password }) => `${role} ${email} ${password}`)).toEqual([
    'owner owner@daybook.demo daybook-demo',
    'admin admin@daybook.demo daybook-demo',
    'technician technician@daybook.demo daybook-demo',
  ])
  expect(accounts.size).toBe(12)
  const first = engine.now()
  expect(await seed(tomorrow)).toEqual(signIns)
  expect(engine.now()).toBe(first)
  expectComplete(engine)
})

it('completes an interrupted seeding a day later', { timeout: 60_000 }, async () => {
  const { engine, seed } = await createTarget()
  await expect(seed(now, 3)).rejects.toThrow('cut off')
  expect(missingIn(engine).length).toBeGreaterThan(1000)
  await seed(tomorrow)
  expectComplete(engine)
})

it(
  'adds no second account for a person who has an older address',
  { timeout: 60_000 },
  async () => {
    const { engine, seed, accounts } = await createTarget()
    await seed(now)
    accounts.delete('nora.macleod@daybook.demo')
    accounts.set('heating-2@daybook.demo', 'demo-heating-2')
    const name = `${root}/users/demo-heating-2`
    const email = { stringValue: 'heating-2@daybook.demo' }
    const fields = { ...engine.get(name)?.fields, email }
    await engine.commit([{ update: { name, fields } }])
    await seed(tomorrow)
    expect([...accounts.values()].filter((uid) => uid === 'demo-heating-2')).toHaveLength(1)
  },
)

function expectComplete(engine: Engine): void {
  expect(missingIn(engine)).toEqual([])
  const order = demoDocuments(now).find(({ path }) => path.includes('/orders/'))
  const fields = engine.get(`${root}/${order?.path}`)?.fields ?? {}
  expect({ ...fields, updatedAt: 0 }).toEqual({
    ...toFields(order?.path ?? '', order?.data ?? {}),
    updatedAt: 0,
  })
  expect(fields['updatedAt']).toHaveProperty('timestampValue')
}

function missingIn(engine: Engine): readonly string[] {
  const paths = demoDocuments(now).map(({ path }) => path)
  return paths.filter((path) => engine.get(`${root}/${path}`) === undefined)
}

async function createTarget() {
  const engine = await createEngine({ dataDir: null, projectId: 'demo' })
  engines.push(engine)
  const accounts = new Map<string, string>()
  const auth = {
    findByEmail: (email: string) => accounts.get(email),
    hashPassword: () => Promise.resolve({ salt: '', hash: '' }),
    createAccount: ({ uid, email }: { uid: string; email: string }) => {
      expect(accounts.has(email)).toBe(false)
      accounts.set(email, uid)
      return Promise.resolve()
    },
  }
  return {
    engine,
    accounts,
    /** Stops as a killed process does, before the given commit. */
    seed: (at: number, commits = Number.POSITIVE_INFINITY) => {
      let left = commits
      const commit: Engine['commit'] = (writes, options) => {
        expect(writes.length).toBeLessThanOrEqual(500)
        if (left-- <= 0) return Promise.reject(new Error('cut off'))
        return engine.commit(writes, options)
      }
      return seedDemo({ engine: { ...engine, commit }, auth, projectId: 'demo', now: at })
    },
  }
}
