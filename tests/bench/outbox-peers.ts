import type { Browser } from '@playwright/test'
import { createDevice } from './faults/create-device.ts'
import { startFaultProxy } from './faults/fault-proxy.ts'
import { account, companyId, createFaultWorld, projectId } from './faults/fault-world.ts'
import { buildSubjects } from './faults/subjects.ts'
import { round } from './statistics.ts'

/** Fewer than ours and Firestore get: most send one after the other. */
const edits = 200
const longestMs = 120_000

/** Prints how fast the other queues empty: edits of as many documents, each answer 100 ms late. */
export async function drainOthers(browser: Browser): Promise<void> {
  const world = await createFaultWorld()
  try {
    const subjects = (await buildSubjects()).filter(({ name }) => name !== 'Firestore')
    for (const { name, script, worker, isOurs } of subjects) {
      const documents = Array.from({ length: edits }, (_, i) => `${name}n${i}`)
      await world.seed(documents)
      const files = new Map([['/', '<!doctype html><title>Bench</title>']])
      if (worker !== undefined) files.set('/worker.js', worker)
      const proxy = await startFaultProxy(world.port, files)
      const context = await browser.newContext()
      const options = { ...account, uid: world.uid, companyId, projectId, documents }
      const device = createDevice({ context, proxy, script, options })
      await device.open()
      await context.setOffline(true)
      await device.enqueue(documents.map((id) => ({ id, document: id, note: 'done' })))
      proxy.set(() => ({ kind: 'delayReply', ms: 100 }))
      const started = Date.now()
      await context.setOffline(false)
      const arrived = async () => {
        const held = await (isOurs ? world.readOrders(documents) : world.readCounters(documents))
        return [...held.values()].filter((one) => one.hits > 0 || one.hasReceipt).length
      }
      let there = await arrived()
      while (there < edits && Date.now() - started < longestMs) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        there = await arrived()
      }
      const seconds = (Date.now() - started) / 1000
      console.log(
        `${name}: ${there} of ${edits} edits arrived in ${round(seconds)} s at 100 ms, ${Math.round(there / seconds)} a second`,
      )
      await context.close()
      await proxy.close()
    }
  } finally {
    await world.close()
  }
}
