import { beforeEach, expect, it, vi } from 'vitest'
import type { Searchable } from '#data/index.ts'
import { noteRecent, recentResults } from './recent-results.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

function open(kind: Searchable['kind'], id: string): void {
  const more = { text: 'hidden words', codes: ['1'], customerId: 'c1' }
  noteRecent('me', { kind, id, title: `Title ${id}`, note: '', ...more })
}

const ids = () => recentResults('me').map(({ kind, id }) => `${kind} ${id}`)

it('holds the newest first, each once, and only a few', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) open('order', id)
  open('asset', '3')
  expect(ids()).toEqual(['asset 3', 'order 3', 'order 7', 'order 6', 'order 5', 'order 4'])
  expect(recentResults('me')[0]).toMatchObject({ title: 'Title 3', customerId: 'c1', text: '' })
})

it('holds no messages, and nothing of another person', () => {
  open('message', '1')
  open('invoice', '2')
  expect(ids()).toEqual(['invoice 2'])
  expect(recentResults('you')).toEqual([])
})

it('starts empty where another version stored it otherwise', () => {
  kept.set('daybook:recent:me', '[{"kind":"vehicle"}]')
  expect(ids()).toEqual([])
})
