import type { Browser } from '@playwright/test'
import type { Operation } from '../../lab/fault-subject.ts'
import { createDevice } from './create-device.ts'
import type { Device } from './create-device.ts'
import type { FaultCase } from './fault-list.ts'
import { pass, startFaultProxy } from './fault-proxy.ts'
import type { Fault, FaultProxy, Passing, Treatment } from './fault-proxy.ts'
import { account, companyId, projectId } from './fault-world.ts'
import type { FaultWorld, ServerSide } from './fault-world.ts'
import type { Subject } from './subjects.ts'

/** What became of the work of one case. */
export interface Verdict {
  readonly lost: number
  /** Rejected by the queue or returned; the app was told. */
  readonly refused: number
  readonly doubled: number
  readonly stuck: number
  /** The outcome of the operation that the server refuses; null where there is none. */
  readonly poison:
    | 'kept, reported'
    | 'dropped, reported'
    | 'dropped silently'
    | 'retried forever'
    | null
}

export const operationsPerCase = 12
/** After the fault has ended, in milliseconds. */
const maxWaitMs = 30_000
/** Only while nothing moves: a browser does not wake a worker that is already running. */
const nudgeAfter = 4000

/** Runs one case on its own device and counts what the server and the queue report at the end. */
export async function runCase(
  browser: Browser,
  world: FaultWorld,
  subject: Subject,
  faultCase: FaultCase,
): Promise<Verdict> {
  const prefix = `${subject.name}${Math.floor(Math.random() * 1e9)}`.replaceAll(/\W/g, '')
  const documents = Array.from({ length: operationsPerCase }, (_, i) => `${prefix}n${i}x`)
  await world.seed(documents)
  const files = new Map([['/', '<!doctype html><title>Bench</title>']])
  if (subject.worker !== undefined) files.set('/worker.js', subject.worker)
  const proxy = await startFaultProxy(world.port, files)
  const context = await browser.newContext()
  const options = { ...account, uid: world.uid, companyId, projectId, documents }
  try {
    const device = createDevice({ context, proxy, script: subject.script, options })
    for (let i = 0; i < (faultCase.tabs ?? 1); i += 1) await device.open()
    return await go(device)
  } finally {
    await context.close()
    await proxy.close()
  }

  async function go(device: Device): Promise<Verdict> {
    const operations = documents.map((document, i): Operation => ({
      id: document,
      document,
      note: faultCase.poison && i === 4 ? poisonOf(faultCase.poison) : `done ${i}`,
    }))
    await context.setOffline(true)
    await device.enqueue(operations)
    if (faultCase.event === 'office') await world.editAsOffice(documents)
    // A token's time is in whole seconds.
    if (faultCase.event === 'expire') await sleep(2100).then(() => proxy.expireTokens())
    proxy.set((passing, writes) => refuse(passing) ?? (faultCase.fault ?? healthy)(passing, writes))
    if (faultCase.event === 'reload') await device.reload()
    await context.setOffline(false)
    for (let i = 0; faultCase.event === 'flap' && i < 5; i += 1) {
      await sleep(250)
      await context.setOffline(true)
      await sleep(250)
      await context.setOffline(false)
    }
    if (faultCase.event === 'kill') {
      await until(() => proxy.writes() > 0, maxWaitMs)
      await sleep(300)
      await device.kill()
      proxy.set((passing) => refuse(passing) ?? pass)
      await device.open()
    }
    if (faultCase.lasts !== undefined) {
      await sleep(faultCase.lasts)
      proxy.set((passing) => refuse(passing) ?? pass)
    }
    return judge(device, operations)
  }

  async function judge(device: Device, operations: readonly Operation[]): Promise<Verdict> {
    const good = operations.filter(({ note }) => !note.startsWith('poison'))
    const poisoned = operations.find(({ note }) => note.startsWith('poison'))
    const applied = async () => {
      const held = await (subject.isOurs
        ? world.readOrders(documents)
        : world.readCounters(documents))
      return (operation: Operation) =>
        timesApplied(subject, proxy, operation, held.get(operation.document))
    }
    const isDone = async () => {
      const times = await applied()
      const pending = new Set(await device.pending())
      if (subject.name === 'RxDB') return good.every((one) => times(one) > 0)
      return good.every((one) => times(one) > 0 || !pending.has(one.id)) && pending.size === 0
    }
    let movedAt = Date.now()
    let before = ''
    await until(async () => {
      const now = (await device.pending()).join()
      if (now !== before) movedAt = Date.now()
      before = now
      if (Date.now() - movedAt > nudgeAfter) {
        movedAt = Date.now()
        await device.nudge()
      }
      return isDone()
    }, maxWaitMs)
    // Duplicates may arrive late.
    await sleep(2000)
    const times = await applied()
    if (poisoned && times(poisoned) > 0) throw new Error(`${subject.name}: the poison was taken`)
    const pending = new Set(await device.pending())
    const refusals = await device.refusals()
    const missing = good.filter((one) => times(one) === 0)
    const isHere = (id: string) => pending.has(id) || refusals.kept.includes(id)
    return {
      lost: missing.filter(({ id }) => !isHere(id) && !refusals.gone.includes(id)).length,
      refused: missing.filter(({ id }) => !isHere(id) && refusals.gone.includes(id)).length,
      stuck: missing.filter(({ id }) => isHere(id)).length,
      doubled: good.filter((one) => times(one) > 1).length,
      poison: poisoned ? fateOf(poisoned.id, pending, refusals) : null,
    }
  }

  /** What the server refuses: by its rules, or because it exceeds the greatest document size. */
  function poisonOf(kind: string): string {
    const isTooLarge = kind === 'invalid' && !subject.isOurs
    return `poison-${kind}${isTooLarge ? 'x'.repeat(1_100_000) : ''}`
  }

  /** No mutator lets such work pass, so for ours the network returns the server's answer. */
  function refuse({ body, isWrite }: Passing): Treatment | undefined {
    if (!isWrite || !subject.isOurs || !body.includes('poison-')) return undefined
    const isForbidden = body.includes('poison-forbidden')
    const status = isForbidden ? 403 : 400
    const name = isForbidden ? 'PERMISSION_DENIED' : 'INVALID_ARGUMENT'
    const text = JSON.stringify({ error: { code: status, status: name, message: name } })
    return { kind: 'answer', answer: { status, contentType: 'application/json', body: text } }
  }
}

const healthy: Fault = () => pass

function timesApplied(
  subject: Subject,
  proxy: FaultProxy,
  { id, note }: Operation,
  held: ServerSide | undefined,
): number {
  if (!subject.isOurs) return held?.hits ?? 0
  if (!held?.hasReceipt || held.note !== note) return 0
  return Math.max(1, proxy.accepted(`mutations/${id}"`))
}

function fateOf(
  id: string,
  pending: ReadonlySet<string>,
  refusals: { readonly kept: readonly string[]; readonly gone: readonly string[] },
): Verdict['poison'] {
  if (refusals.kept.includes(id)) return 'kept, reported'
  if (refusals.gone.includes(id)) return 'dropped, reported'
  return pending.has(id) ? 'retried forever' : 'dropped silently'
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function until(holds: () => boolean | Promise<boolean>, longestMs: number): Promise<void> {
  const deadline = Date.now() + longestMs
  while (Date.now() < deadline && !(await holds())) await sleep(200)
}
