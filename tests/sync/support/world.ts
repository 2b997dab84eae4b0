import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { OutboxRow } from '#data/local/rows.ts'
import type { Result } from '#lib/result.ts'
import type { Problem } from '#domain/problem.ts'
import { auditCommit } from './audit-commit.ts'
import { createDevice } from './device.ts'
import type { Device } from './device.ts'
import { createFaultyHttp, faults } from './faulty-http.ts'
import type { Fault, FaultyHttp } from './faulty-http.ts'
import { createInProcessServer } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import { createPrng } from './prng.ts'
import { people, seedCompany } from './seed.ts'
import { visibleDocs } from './visible-docs.ts'

/** A mutation that a device has told its user is saved, as it last stood in the queue. */
export interface Saved extends OutboxRow {
  readonly device: string
  /** Counts up as they are first seen. */
  readonly order: number
}

export interface World {
  readonly server: InProcessServer
  readonly devices: readonly Device[]
  /** Newest version of each document that each device has known. */
  readonly versions: Map<string, string>
  /** By id. */
  readonly saved: Map<string, Saved>
  /** Ids of the mutations in the order in which the server took them. */
  readonly arrivals: readonly string[]
  /** What commits were found to do that no mutation may. */
  readonly complaints: readonly string[]
  device(name: string): Device
  network(name: string): FaultyHttp
  /** How likely each request is to meet a fault, 0 to 1. */
  setTrouble(share: number): void
  advance(ms: number): void
  jumpClock(name: string, ms: number): void
  note(device: Device, result: Result<{ id: string }, Problem>): Promise<void>
  /** What listeners would bring to a device now, or, stale, what they would have brought a while ago. */
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
  let trouble = 0
  const jumps = new Map<string, number>()
  const server = await createInProcessServer(() => time)
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
  const draw = (): Fault =>
    random() < trouble ? (faults[Math.floor(random() * faults.length)] ?? 'ok') : 'ok'

  const devices = deviceNames.map(({ name, uid, role }) => {
    const network = createFaultyHttp(server, draw)
    networks.set(name, network)
    const now = () => time + (jumps.get(name) ?? 0)
    return createDevice({ name, uid, role, server, http: network.http, now, random })
  })
  const find = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('No such device')
    return value
  }

  const world: World = {
    server,
    devices,
    saved,
    versions: new Map(),
    arrivals,
    complaints,
    device: (name) => find(devices.find((device) => device.name === name)),
    network: (name) => find(networks.get(name)),
    setTrouble(share) {
      trouble = share
    },
    advance(ms) {
      time += ms
    },
    jumpClock(name, ms) {
      jumps.set(name, (jumps.get(name) ?? 0) + ms)
    },
    async note(device, result) {
      if (!result.ok) return
      const row = await device.db.outbox.get({ id: result.value.id })
      if (!row) throw new Error('Said to be saved and not in the outbox')
      saved.set(row.id, { ...row, device: device.name, order: saved.size })
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
