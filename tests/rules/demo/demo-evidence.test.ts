import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '#domain/geo/distance-km.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { chunkBytes, companyDocuments } from '#domain/entities/photo.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'
import { timesheetDay, weekTimesheet } from '#domain/time/timesheet.ts'
import { weekStateOf } from '#domain/time/week.ts'
import { decodePoints } from '#domain/tracking/track-points.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { people, technicians } from '#emulator/demo/people/people.ts'
import { createDemo, type DemoWorld, listOf, manyNows, monday, textOf } from './demo-company.ts'

const timeZone = 'America/Halifax'
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')

function parsed<T extends 'photos' | 'timeEntries' | 'weeks'>(demo: DemoWorld, collection: T) {
  return demo.of(collection).map(([id, doc]) => {
    const row = parseRow(collection, id, doc)
    if (!row.ok) throw new Error(`${id}: ${JSON.stringify(row.problem)}`)
    return row.value
  })
}

describe.each(manyNows)('at %s', (now) => {
  const demo = createDemo(now)

  it('has photos with bytes of the declared size and hash', () => {
    const photos = parsed(demo, 'photos').filter(({ kind }) => kind !== 'document')
    expect(photos.length).toBeGreaterThanOrEqual(12)
    expect(demo.of('blobs')).toHaveLength(demo.of('photos').length)
    for (const { id, size, chunks, width, height, ...photo } of photos) {
      expect(chunks).toBe(1)
      const data = demo.docs.get(`blobs/${id}_0`)?.data
      if (!(data instanceof Uint8Array)) throw new Error(`${id} has no bytes`)
      expect([data.length, sha256(data)], id).toEqual([size, photo.sha256])
      expect(size).toBeLessThan(chunkBytes / 4)
      expect(pixelsOf(Buffer.from(data)), id).toEqual({
        width,
        height,
        bytes: (width * 3 + 1) * height,
      })
    }
  })

  it('has photos and contacts’ signatures of finished orders, visible to their assignees', () => {
    for (const photo of parsed(demo, 'photos')) {
      const { id, about, kind, createdBy, readerIds, signed, takenAt } = photo
      if (kind === 'document') continue
      const order = demo.docs.get(about as 'orders/x')
      expect(['done', 'reviewed'], id).toContain(order?.status)
      expect(new Set(readerIds), id).toEqual(new Set([createdBy, ...listOf(order?.assigneeIds)]))
      expect(takenAt < textOf(order?.statusAt), id).toBe(true)
      expect(kind === 'signature', id).toBe(signed !== null)
      if (signed === null) continue
      expect(sha256(signed.summary), id).toBe(signed.sha256)
      const customer = demo.docs.get(`customers/${textOf(order?.customerId)}`)
      expect(textOf(customer?.notes).startsWith(`${signed.name}, `), id).toBe(true)
    }
    const mine = parsed(demo, 'photos').filter(({ createdBy }) => createdBy === 'demo-technician')
    expect(mine.map(({ kind }) => kind)).toContain('signature')
  })

  it('has documents of the company with their bytes', () => {
    const documents = parsed(demo, 'photos').filter(({ kind }) => kind === 'document')
    expect(documents).toHaveLength(3)
    for (const { id, about, size, sha256: hash } of documents) {
      const data = demo.docs.get(`blobs/${id}_0`)?.data
      if (!(data instanceof Uint8Array)) throw new Error(`${id} has no bytes`)
      expect([about, data.length, sha256(data)], id).toEqual([companyDocuments, size, hash])
      expect(Buffer.from(data.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
    }
  })

  it('has two weeks of plausible hours, without today', () => {
    const entries = parsed(demo, 'timeEntries')
    const context = { now: Date.parse(now), timeZone }
    const today = localDay(now, timeZone)
    for (const { uid } of technicians) {
      const own = entries.filter(({ userId }) => userId === uid)
      const days = Array.from({ length: 16 }, (_, i) =>
        timesheetDay(own, addDays(today, -i), context),
      )
      expect(days.filter(({ hasAnomaly }) => hasAnomaly).map(({ day }) => `${uid} ${day}`)).toEqual(
        [],
      )
      expect(days[0]?.entries).toEqual([])
      const hours = days.reduce((sum, { paid }) => sum + paid, 0) / 3_600_000
      if (people.find((one) => one.uid === uid)?.status === 'active')
        expect(hours, uid).toBeGreaterThan(60)
    }
    for (const { id, orderId } of entries)
      expect(orderId === null || demo.has('orders', orderId), id).toBe(true)
  })

  it('has approved weeks, of which one was changed later', () => {
    const entries = parsed(demo, 'timeEntries')
    const context = { now: Date.parse(now), timeZone }
    const states = parsed(demo, 'weeks').map((week) => {
      const own = entries.filter(({ userId }) => userId === week.userId)
      expect(week.entriesHash, week.id).toMatch(/^[0-9a-f]{64}$/)
      return weekStateOf(week, weekTimesheet(own, week.monday, context))
    })
    expect(states.toSorted()).toEqual(['approved', 'approved', 'changed'])
  })

  it('has a track of today for everyone who is out, which ends at their last position', () => {
    const out = demo
      .of('orders')
      .flatMap(([, { status, assigneeIds }]) =>
        ['enRoute', 'onSite', 'paused'].includes(textOf(status))
          ? listOf(assigneeIds).slice(0, 1)
          : [],
      )
    const tracks = demo.of('tracks')
    const uids = tracks.map(([, { uid }]) => uid)
    expect(out.filter((uid) => !uids.includes(uid))).toEqual([])
    expect(uids).not.toContain('demo-technician')
    expect(demo.of('positions').map(([uid]) => uid)).toEqual(uids)
    for (const [id, { uid, startAt, endAt, count, points }] of tracks) {
      const [start, end] = [instantOf(startAt), instantOf(endAt)]
      const fixes = decodePoints(start, textOf(points))
      expect(fixes.length, id).toBe(count)
      expect(fixes.length, id).toBeLessThanOrEqual(200)
      expect(end <= now, id).toBe(true)
      expect(fixes.map(({ at }) => at)).toEqual(fixes.map(({ at }) => at).toSorted())
      const last = demo.docs.get(`positions/${textOf(uid)}`)
      expect(fixes.at(-1)?.latitude).toBeCloseTo(Number(last?.latitude), 4)
      expect(fixes.at(-1)?.longitude).toBeCloseTo(Number(last?.longitude), 4)
      // Successive fixes are close together.
      const jumps = fixes.slice(1).filter((fix, i) => distanceKm(fixes[i] ?? fix, fix) > 0.2)
      expect(jumps, id).toEqual([])
    }
  })
})

it('has the same photos for the same seed', () => {
  const bytesOf = () =>
    demoDocuments(Date.parse(monday)).flatMap(({ data }) =>
      data['data'] instanceof Uint8Array ? [sha256(data['data'])] : [],
    )
  expect(bytesOf()).toEqual(bytesOf())
})

function instantOf(value: unknown): string {
  if (!(value instanceof Date)) throw new Error('A timestamp is missing')
  return value.toISOString()
}

/** The size that the file names, and how many bytes its pixels unpack to. */
function pixelsOf(file: Buffer) {
  expect(file.subarray(0, 8)).toEqual(png)
  const length = file.readUInt32BE(33)
  expect(file.toString('latin1', 37, 41)).toBe('IDAT')
  const pixels = inflateSync(file.subarray(41, 41 + length))
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: pixels.length }
}
