import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { HttpRequest } from '#data/server/rest/http.ts'
import type { Result } from '#lib/result.ts'
import type { Problem } from '#domain/problem.ts'
import { auditCommit } from './audit-commit.ts'
import { createDevice } from './device.ts'
import type { Device } from './device.ts'
import { createFaultyHttp } from './faulty-http.ts'
import type { FaultyHttp } from './faulty-http.ts'
import { createInProcessServer } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import { createPrng } from './prng.ts'
import { createScheduler } from './scheduler.ts'
import type { Scheduler } from './scheduler.ts'
import { people, seedCompany, userWrite } from './seed.ts'
import { visibleDocs } from './visible-docs.ts'

/** A mutation that a device has reported as saved, as it last stood in the queue. */
export interface Saved extends OutboxRow {
  readonly device: string
  /** Counts up in the order in which they are first seen. */
  readonly order: number
}

export interface World {
  readonly scheduler: Scheduler
  readonly server: InProcessServer
  readonly devices: readonly Device[]
  /** The newest version of each document that each device has known. */
  readonly versions: Map<string, string>
  /** By id. */
  readonly saved: Map<string, Saved>
  /** Ids of the mutations in the order in which the server took them. */
  readonly arrivals: readonly string[]
  /** Violations found in commits. */
  readonly complaints: readonly string[]
  /** Ids of mutations that a user has discarded. */
  readonly discarded: Set<string>
  device(name: string): Device
  network(name: string): FaultyHttp
  advance(ms: number): void
  /** By the device's own clock. */
  now(name: string): number
  jumpClock(name: string, ms: number): void
  note(device: Device, result: Result<{ id: string }, Problem>): Promise<void>
  /** Records the queue of a device in `saved`. */
  remember(device: Device, queue: readonly OutboxRow[]): void
  /** The office takes someone's access away, or gives it back. */
  setStatus(who: 'techA' | 'techB', status: 'active' | 'disabled'): Promise<void>
  /** What listeners would bring to a device now, or with `stale` what they would have brought a while ago. */
  visible(name: string, stale: boolean): Map<Ref, Doc>
  close(): Promise<void>
}

/** Two technicians, one of them with two devices, and the office, around one server. */
const deviceNames = [
  { name: 'phoneA', uid: people.techA, role: 'technician' },
  { name: 'tabletA', uid: people.techA, role: 'technician' },
  { name: 'phoneB', uid: people.techB, role: 'technician' },
  { name: 'desk', uid: people.office, role: 'admin' },
  { name: 'laptop', uid: people.office, role: 'admin' },
] as const

export async function createWorld(seed: number): Promise<World> {
  const random = createPrng(seed)
  let time = Date.parse('2026-03-02T08:00:00Z')
  const jumps = new Map<string, number>()
  // Firestore's documentation can be read in two ways.
  const server = await createInProcessServer(() => time, seed % 4 === 0 ? 'shared' : 'strict')
  await seedCompany(server)
  const snapshots = new Map<string, Map<Ref, Doc>>()
  const networks = new Map<string, FaultyHttp>()
  const saved = new Map<string, Saved>()
  const arrivals: string[] = []
  const complaints: string[] = []
  server.engine.onCommit(({ changes }) => {
    const audit = auditCommit(changes)
    arrivals.push(...audit.ids)
    complaints.push(...audit.complaints)
  })
  const scheduler = createScheduler(random)
  const advance = (ms: number) => {
    time += ms
  }

  const devices = deviceNames.map(({ name, uid, role }) => {
    const watch = ({ headers }: HttpRequest) => {
      const sender = /^Bearer (.*):/.exec(headers.authorization ?? '')?.[1]
      if (sender !== uid) complaints.push(`${name} sent as ${sender} what ${uid} had done`)
    }
    const network = createFaultyHttp({ name, server, random, scheduler, advance, watch })
    networks.set(name, network)
    const now = () => world.now(name)
    const { http } = network
    return createDevice({ name, uid, role, server, http, now, random, scheduler })
  })
  const find = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('No such device')
    return value
  }

  const world: World = {
    scheduler,
    server,
    devices,
    saved,
    discarded: new Set(),
    versions: new Map(),
    arrivals,
    complaints,
    device: (name) => find(devices.find((device) => device.name === name)),
    network: (name) => find(networks.get(name)),
    advance,
    now: (name) => time + (jumps.get(name) ?? 0),
    async setStatus(who, status) {
      const role = 'technician'
      await server.engine.commit([userWrite(people[who], role, status)])
    },
    jumpClock(name, ms) {
      jumps.set(name, (jumps.get(name) ?? 0) + ms)
    },
    async note(device, result) {
      if (!result.ok) return
      const row = await device.db.outbox.get({ id: result.value.id })
      if (!row) throw new Error('Reported as saved but not in the outbox')
      world.remember(device, [row])
    },
    remember(device, queue) {
      for (const row of queue) {
        const order = saved.get(row.id)?.order ?? saved.size
        saved.set(row.id, { ...row, device: device.name, order })
      }
    },
    visible(name, stale) {
      const fresh = visibleDocs(server, find(devices.find((device) => device.name === name)).uid)
      const earlier = snapshots.get(name)
      snapshots.set(name, fresh)
      return stale && earlier ? earlier : fresh
    },
    async close() {
      for (const device of devices) device.close()
      await server.engine.close()
    },
  }
  for (const device of devices) await device.take(world.visible(device.name, false))
  return world
}
