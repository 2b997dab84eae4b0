import type { Browser } from '@playwright/test'
import { createDevice } from '../faults/create-device.ts'
import { startFaultProxy } from '../faults/fault-proxy.ts'
import { account, companyId, createFaultWorld, projectId } from '../faults/fault-world.ts'
import { buildSubjects } from '../faults/subjects.ts'
import { median, percentile, round } from '../statistics.ts'

const edits = 1000
/** Times are reported separately for this many edits at the beginning and at the end. */
const part = 100
const longestMs = 240_000

/**
 * Prints how fast the other queues store an edit and how fast they empty: edits of as many documents, each answer 100
 * ms late. Runs once, because most send one after the other and take minutes.
 */
export async function measureOthers(browser: Browser): Promise<void> {
  const world = await createFaultWorld()
  try {
    const subjects = (await buildSubjects()).filter(({ name }) => name !== 'Firestore')
    for (const { name, script, worker, isOurs } of subjects) {
      const documents = Array.from({ length: edits }, (_, i) => `${name}n${i}`)
      for (let i = 0; i < edits; i += 200) await world.seed(documents.slice(i, i + 200))
      const files = new Map([['/', '<!doctype html><title>Bench</title>']])
      if (worker !== undefined) files.set('/worker.js', worker)
      const proxy = await startFaultProxy(world.port, files)
      const context = await browser.newContext()
      const options = { ...account, uid: world.uid, companyId, projectId, documents }
      const device = createDevice({ context, proxy, script, options })
      await device.open()
      await context.setOffline(true)
      const times = await device.timedEnqueue(
        documents.map((id) => ({ id, document: id, note: 'done' })),
      )
      console.log(
        `${name}: tap to durable with 0 queued ${spread(times.slice(0, part))}, ` +
          `with ${edits - part} queued ${spread(times.slice(-part))}`,
      )
      const before = proxy.sent()
      proxy.set(() => ({ kind: 'delayReply', ms: 100 }))
      const started = Date.now()
      await context.setOffline(false)
      const arrived = async () => {
        const held = await (isOurs ? world.readOrders(documents) : world.readCounters(documents))
        return [...held.values()].filter((one) => one.hits > 0 || one.hasReceipt).length
      }
      let there = await arrived()
      while (there < edits && Date.now() - started < longestMs) {
        await new Promise((resolve) => setTimeout(resolve, 250))
        there = await arrived()
      }
      const seconds = (Date.now() - started) / 1000
      const kilobytes = Math.round((proxy.sent() - before) / 1000)
      console.log(
        `${name}: ${there} of ${edits} edits arrived in ${round(seconds)} s at 100 ms, ` +
          `${Math.round(there / seconds)} a second, ${kilobytes} kB sent`,
      )
      await context.close()
      await proxy.close()
    }
  } finally {
    await world.close()
  }
}

function spread(times: readonly number[]): string {
  return `p50 ${round(median(times))} ms, p95 ${round(percentile(times, 0.95))} ms`
}
