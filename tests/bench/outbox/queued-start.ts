import type { Page } from '@playwright/test'
import { userDbName } from '#data/local/database/user-db.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { appStarts, demoCompany, technician } from '../start/app-starts.ts'

const orders = 1000

/** Milliseconds to the first row of `/orders` in the built app, offline, with this many changes queued. */
export async function queuedStarts(queued: number, starts: number): Promise<number[]> {
  const paints = await appStarts({ orders, starts, prepare: (page) => queue(page, queued) })
  return paints.map(({ firstRow }) => firstRow)
}

/**
 * Adds changes to the phone's queue as if they had been made offline: for each the row that the engine sends, and for
 * each order the server's version and the one on the screen.
 */
async function queue(page: Page, times: number): Promise<void> {
  await page.context().setOffline(true)
  const at = new Date().toISOString()
  const { seq: _seq, ...common } = outboxRow({
    actor: {
      uid: technician,
      companyId: demoCompany,
      role: 'technician',
      status: 'active',
      permissions: [],
    },
    at,
    deviceAt: at,
    deviceId: 'bench',
    bytes: 90,
  })
  const held = await page.evaluate(
    async ({ times, common, database }) => {
      const opening = indexedDB.open(database)
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const db = opening.result
      const transaction = db.transaction(['orders', 'base', 'outbox'], 'readwrite')
      const rows = transaction.objectStore('orders')
      const bases = transaction.objectStore('base')
      const outbox = transaction.objectStore('outbox')
      const reading = rows.getAll()
      await new Promise((resolve) => reading.addEventListener('success', resolve))
      const own = reading.result.filter(({ id }) => id.startsWith('cold'))
      for (const { id, __parsed__: _, ...doc } of own) bases.put({ ref: `orders/${id}`, doc })
      for (let i = 0; i < times; i += 1) {
        const { id } = own[i % own.length]
        const round = Math.floor(i / own.length)
        const edit = { from: round === 0 ? '' : `Part ${round} done`, to: `Part ${round + 1} done` }
        const refs = [`orders/${id}`]
        const args = { orderId: id, edits: { resolution: edit } }
        outbox.put({ ...common, id: `bench${i}`, args, refs, writes: refs })
        if (i + own.length < times) continue
        const { __parsed__: parsed, ...row } = own[i % own.length]
        const { resolution: _, ...set } = parsed.set ?? {}
        rows.put({ ...row, resolution: edit.to, __parsed__: { ...parsed, set } })
      }
      const counting = outbox.count()
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      const count = counting.result
      db.close()
      return count
    },
    { times, common, database: userDbName(technician) },
  )
  if (held !== times) throw new Error(`${held} changes are queued, not ${times}`)
}
