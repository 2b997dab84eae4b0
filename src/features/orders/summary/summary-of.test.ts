import * as v from 'valibot'
import { expect, it } from 'vitest'
import { checklistItem } from '#domain/checklist/checklist-item.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { photoSchema } from '#domain/entities/photo.ts'
import { coveredWork } from '#domain/order/completion/covered-work.ts'
import type { Picture } from '#domain/entities/picture.ts'
import type { PhotoItem } from '#data/index.ts'
import { ok } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import type { Format, Translate } from '#messages/index.ts'
import { summaryOf } from './summary-of.ts'

const at = '2026-05-01T09:00:00.000Z'
const item = (id: string, kind: string, more = {}) =>
  v.parse(checklistItem, { id, kind, label: id, ...more })
const order = orderFixture('o1', {
  status: 'done',
  windowStart: at,
  windowEnd: '2026-05-01T11:00:00.000Z',
  checklist: [
    item('plate', 'photo'),
    item('pressure', 'number', { unit: 'bar', min: 1, max: 2 }),
    item('leak', 'yesNo'),
    item('where', 'text', { showIf: { itemId: 'leak', is: true } }),
  ],
  answers: {
    pressure: { value: 2.5, grade: null, note: 'Rising' },
    leak: { value: false, grade: 'pass', note: '' },
    where: { value: 'From before', grade: null, note: '' },
  },
})
const marks = [{ shape: 'arrow', points: [0, 0, 9, 9] }]
const picture = (id: string, more: object): PhotoItem => {
  const stamps = { schema: 1, updatedAt: at, updatedBy: 't1', createdAt: at, createdBy: 't1' }
  const file = { contentType: 'image/png', size: 1, chunks: 1, width: 1, height: 1, takenAt: at }
  const about = { about: 'orders/o1', sha256: 'a'.repeat(64), readerIds: [] }
  const photo = { ...v.parse(photoSchema, { ...stamps, ...file, ...about, ...more }), id }
  return { photo, state: 'sent', sentBytes: 1, problem: null }
}
const pictures = [
  picture('p1', { kind: 'photo', item: 'plate', caption: 'plate', phase: 'during', marks }),
  picture('s1', {
    kind: 'signature',
    signed: { name: 'Marta', how: 'typed', summary: 'All done', sha256: 'b'.repeat(64) },
  }),
]
const people = [
  { id: 't1', name: 'Ines', email: 'ines@daybook.example' },
  { id: 't2', name: '', email: 'marek@daybook.example' },
]
/** Returns the key and its values. */
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate
const format = {
  number: String,
  stamp: (instant: string) => instant.slice(0, 16),
  time: (instant: string) => instant.slice(11, 16),
  list: (words: readonly string[]) => words.join(', '),
} as unknown as Format

it('contains the answers, photos and signature, and names the time zone', async () => {
  const load = async () => ok(new Blob(['x']))
  const view = { order, customer: null, site: null }
  const times = {
    visits: [{ arrivedAt: '2026-05-01T09:05:00.000Z', finishedAt: '2026-05-01T10:40:00.000Z' }],
    labour: [
      { userId: 't1', length: 95 * 60_000 },
      { userId: 't2', length: 40 * 60_000 },
    ],
    travel: [{ userId: 't1', length: 59_000 }],
  }
  const logo = { contentType: 'image/jpeg', data: '/9j/wAARCAAIAAgD' } as Picture
  const source = { view, parts: [], pictures, company: null, logo, people, times, load }
  const summary = await summaryOf({ ...source, timeZone: 'Europe/London', now: at }, t, format)
  expect(summary.checklist).toEqual([
    { label: 'plate', answer: 'sign.photos 1', note: '', grade: null },
    {
      label: 'pressure',
      answer: '2.5 bar',
      note: 'Rising',
      grade: { word: 'checklist.grade.fail', tone: 'bad' },
    },
    {
      label: 'leak',
      answer: 'checklist.no',
      note: '',
      grade: { word: 'checklist.grade.pass', tone: 'good' },
    },
  ])
  expect(summary.photos).toMatchObject([{ marks }])
  expect(summary.photos[0]?.words).toBe('photo.phase.during · plate · 2026-05-01T09:00')
  expect(summary.signatures[0]?.signed).toEqual([
    'sign.showSignedText:\nAll done',
    `summary.seal ${'b'.repeat(64)}`,
  ])
  expect(summary.facts[1]).toEqual([
    ['summary.status', 'orderStatus.done'],
    ['orders.window', '2026-05-01T09:00 – 11:00'],
    ['summary.arrived', '2026-05-01T09:05'],
    ['summary.completed', '2026-05-01T10:40'],
    ['summary.doneBy', 'Ines, marek@daybook.example'],
    [
      'summary.labour',
      'time.hours 2 15 (Ines time.hours 1 35, marek@daybook.example time.minutes 40)',
    ],
    ['summary.travel', ''],
  ])
  expect([summary.logo?.type, summary.logo?.size]).toEqual(['image/jpeg', 12])
  expect(summary.zone).toBe('orders.timesIn London')
})

it('leaves out a photo that is not available', async () => {
  const load = async () => ({ ok: false, problem: { type: 'access/signed-out' } }) as const
  const visit = { arrivedAt: null, finishedAt: '2026-05-01T10:40:00.000Z' }
  const times = { visits: [visit, visit], labour: [], travel: [] }
  const people: [] = []
  const source = {
    parts: [],
    pictures,
    company: null,
    logo: null,
    people,
    times,
    load,
    timeZone: 'UTC',
    now: at,
  }
  const view = { order, customer: null, site: null }
  const summary = await summaryOf({ ...source, view }, t, format)
  expect([summary.photos, summary.signatures, summary.logo]).toEqual([[], [], null])
  const twice = '… – 2026-05-01T10:40\n… – 2026-05-01T10:40'
  expect(summary.facts[1]).toContainEqual(['summary.visits', twice])
  expect(summary.checklist[0]).toMatchObject({ answer: 'sign.photos 1' })
})

it('says that the work has changed since it was signed', async () => {
  const photos = pictures.map(({ photo }) => photo).filter(({ kind }) => kind === 'photo')
  const covers = await sha256Hex(coveredWork({ order, items: [], photos }))
  const signed = { name: 'Marta', how: 'typed', summary: 'Done', sha256: 'b'.repeat(64), covers }
  const [photo] = pictures
  const signature = picture('s1', { kind: 'signature', signed })
  const wordsOf = async (resolution: string) => {
    const times = { visits: [], labour: [], travel: [] }
    const view = { order: { ...order, resolution }, customer: null, site: null }
    const source = { view, parts: [], company: null, logo: null, people, times }
    const more = { timeZone: 'UTC', now: at, load: async () => ok(new Blob(['x'])) }
    const all = { ...source, ...more, pictures: photo ? [photo, signature] : [] }
    return (await summaryOf(all, t, format)).signatures[0]?.words
  }
  expect(await wordsOf('Other words')).toContain('sign.changed')
  expect(await wordsOf(order.resolution)).not.toContain('sign.changed')
})
