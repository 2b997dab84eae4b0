import { expect, it } from 'vitest'
import { ok } from '#lib/result.ts'
import type { Server } from '../server/open-server.ts'
import { loadTracks } from './load-tracks.ts'

const midnight = Date.parse('2026-03-02T00:00:00.000Z')
const at = (seconds: number) => new Date(midnight + seconds * 1000).toISOString()
const asked = { uid: 'me', day: '2026-03-02', from: at(0), to: at(86_400) }

/** What is shown of these stored pieces. */
async function shownOf(pieces: readonly { startAt: unknown; endAt: unknown; points: unknown }[]) {
  const docs = pieces.map((doc, i) => ({ name: `tracks/${i}`, doc }))
  const server = {
    config: { projectId: 'p' },
    auth: { token: async () => ({ kind: 'token', token: 't', uid: 'me' }) },
    rest: { query: async () => ok({ docs, readTime: at(0) }) },
  } as unknown as Server
  const member = { server: async () => server, companyId: 'c', uid: 'me' }
  const found = await loadTracks(member, asked)
  return found.ok ? found.value.map((fix) => fix.at) : found
}

it('shows the pieces of two devices in the order of their times', async () => {
  const shown = await shownOf([
    { startAt: at(100), endAt: at(300), points: '0,1,1,5,,;200,1,1,5,,' },
    { startAt: at(150), endAt: at(200), points: '0,1,1,5,,;50,1,1,5,,' },
  ])
  expect(shown).toEqual([100, 150, 200, 300].map(at))
})

it('shows nothing of a piece outside of its own times, which alone the rules check', async () => {
  const points = '0,1,1,5,,;60,1,1,5,,;61,1,1,5,,;80000,1,1,5,,'
  expect(await shownOf([{ startAt: at(100), endAt: at(160), points }])).toEqual([100, 160].map(at))
})

it('leaves out what it cannot read, and other days', async () => {
  const shown = await shownOf([
    { startAt: 'soon', endAt: at(9), points: '0,1,1,5,,' },
    { startAt: at(9), endAt: null, points: '0,1,1,5,,' },
    { startAt: at(9), endAt: at(9), points: 7 },
    { startAt: at(9), endAt: at(9), points: 'x;0,1,,5,,;;0' },
    { startAt: at(-60), endAt: at(60), points: '0,1,1,5,,;120,1,1,5,,' },
  ])
  expect(shown).toEqual([at(60)])
})
