import { afterEach, beforeEach, expect } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'
import type { Http, HttpAnswer } from '#data/server/rest/http.ts'
import { createDevice } from './device.ts'
import type { Device, DeviceOptions } from './device.ts'
import { answer, createInProcessServer } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import { people, seedCompany } from './seed.ts'
import { visibleDocs } from './visible-docs.ts'

/** One server and some devices for a test that tells a single story. */
export interface Testbed {
  readonly server: InProcessServer
  /** The time, in milliseconds; every read advances it a little. */
  readonly now: () => number
  advance(ms: number): void
  /** A device that has received everything its user may see. By default its network is the server itself. */
  open(
    uid: string,
    http?: Http,
    clock?: () => number,
    wrapStore?: DeviceOptions['wrapStore'],
  ): Promise<Device>
  /** An order as the server holds it. */
  order(id: string): Doc | undefined
}

/** A testbed for each test of the file, whose server counts as strictly as Firestore may. */
export function useTestbed(reading: LimitReading = 'strict'): Testbed {
  let time = 0
  let server: InProcessServer | undefined
  const devices: Device[] = []
  const theServer = () => {
    if (!server) throw new Error('No test is running')
    return server
  }
  const testbed: Testbed = {
    get server() {
      return theServer()
    },
    now: () => (time += 10),
    advance: (ms) => {
      time += ms
    },
    async open(uid, http = (request) => theServer().handle(request), now = testbed.now, wrapStore) {
      const role = uid === people.office ? 'admin' : 'technician'
      const name = `device${devices.length}`
      const random = () => 0.5
      const device = createDevice({
        name,
        uid,
        role,
        server: theServer(),
        http,
        now,
        random,
        ...(wrapStore && { wrapStore }),
      })
      devices.push(device)
      await device.take(visibleDocs(theServer(), uid))
      return device
    },
    order: (id) => visibleDocs(theServer(), people.office).get(`orders/${id}`),
  }
  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z')
    server = await createInProcessServer(testbed.now, reading)
    await seedCompany(server)
  })
  afterEach(async () => {
    for (const device of devices.splice(0)) device.close()
    expect(theServer().overspent).toEqual([])
    await theServer().engine.close()
  })
  return testbed
}

/** A technician, or the office, writes down what was done. */
export function write(device: Device, orderId: string, from: string, to: string) {
  return device.mutate('order/edit', { orderId, edits: { resolution: { from, to } } })
}

export function isCommit({ url }: { readonly url: string }): boolean {
  return url.endsWith(':commit')
}

export function queueOf(device: Device): Promise<OutboxRow[]> {
  return device.db.outbox.orderBy('seq').toArray()
}

export function refusal(code: number, status: string): HttpAnswer {
  return answer(code, { error: { code, status, message: status } })
}

/** Makes this many mutations of one order that cannot be merged. */
export async function plan(desk: Device, orderId: string, times: number): Promise<void> {
  const last = { title: `Demo order ${orderId}`, instructions: '' }
  for (let i = 0; i < times; i += 1) {
    const field = i % 2 === 0 ? 'title' : 'instructions'
    const edit = { from: last[field], to: `text ${i}` }
    last[field] = edit.to
    await desk.mutate('order/edit', { orderId, edits: { [field]: edit } })
  }
}
