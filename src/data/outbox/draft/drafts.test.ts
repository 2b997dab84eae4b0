import { expect, test, vi } from 'vitest'
import { createDrafts } from './drafts.ts'

const change = (to: string) => ({ name: 'order/edit', args: { to } })

/** A device's storage and locks; `endTab` releases a dead tab's locks as the browser does. */
function createDevice() {
  const rows: Record<string, string> = {}
  // As in the browser, the keys are own enumerable properties.
  const storage = Object.create(
    {
      getItem: (key: string) => rows[key] ?? null,
      setItem(key: string, value: string) {
        rows[key] = value
        Object.defineProperty(storage, key, { enumerable: true, configurable: true, value })
      },
      removeItem(key: string) {
        delete rows[key]
        Reflect.deleteProperty(storage, key)
      },
    },
    {},
  ) as Storage
  const held = new Set<string>()
  const locks = {
    request: (name: string) => {
      held.add(name)
      return new Promise(() => undefined)
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager
  return { open: () => createDrafts({ storage, locks }), endTab: () => held.clear(), storage }
}

test('the draft of a dead tab is found by the next one, under its id', async () => {
  const { open, endTab } = createDevice()
  const typing = open()
  typing.keep('u1', 'note', change('a'))
  typing.keep('u1', 'note', change('ab'))
  const id = typing.idOf('u1', 'note')
  endTab()
  const orphans = await open().orphans('u1')
  expect([...orphans]).toMatchObject([['note', { id, args: { to: 'ab' } }]])
})

test('drafts are found in the order in which they were typed', async () => {
  const { open, endTab } = createDevice()
  const typing = open()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [ms, slot] of ['second', 'first', 'third'].entries()) {
    vi.setSystemTime(slot === 'first' ? 0 : 10 + ms)
    typing.keep('u1', slot, change(slot))
  }
  vi.useRealTimers()
  endTab()
  expect([...(await open().orphans('u1')).keys()]).toEqual(['first', 'second', 'third'])
})

test('the drafts of living tabs and of other users are left alone', async () => {
  const { open, endTab } = createDevice()
  open().keep('u1', 'note', change('a'))
  expect((await open().orphans('u1')).size).toBe(0)
  endTab()
  expect((await open().orphans('u2')).size).toBe(0)
})

test('text typed after a draft was queued stays', () => {
  const drafts = createDevice().open()
  drafts.keep('u1', 'note', change('a'))
  const queued = drafts.idOf('u1', 'note')
  drafts.keep('u1', 'note', change('ab'))
  drafts.drop('u1', 'note', queued)
  expect(drafts.idOf('u1', 'note')).toBeDefined()
  drafts.drop('u1', 'note', drafts.idOf('u1', 'note'))
  expect(drafts.idOf('u1', 'note')).toBeUndefined()
})

test('damaged drafts, full storage and missing storage cause no error', async () => {
  const { open, storage, endTab } = createDevice()
  storage.setItem('daybook:draft:u1:note', '{')
  endTab()
  expect((await open().orphans('u1')).size).toBe(0)
  const full = {
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  for (const kept of [full, undefined])
    expect(() =>
      createDrafts({ storage: kept, locks: undefined }).keep('u1', 'note', change('a')),
    ).not.toThrow()
})
