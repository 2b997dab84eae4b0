import { day, minute } from './company.ts'
import type { MeteredDevice } from './metered-device.ts'

/** A dispatcher's work, each step sent at once. `now` is in milliseconds. */
export function createOffice(desk: MeteredDevice, now: () => number) {
  let messages = 0
  return {
    /** Creates an order for the next day, assigns it and sends it. */
    async enter(uids: readonly string[], orderId: string): Promise<void> {
      const { customerId, siteId } = await anySite(desk)
      const planned = now() + day / 2
      await desk.act('order/create', {
        orderId,
        customerId,
        siteId,
        title: 'Leaking tap',
        description: '',
        instructions: '',
        priority: 'normal',
        tags: [],
        plannedStart: null,
        plannedEnd: null,
        assigneeIds: [],
        followUpOf: null,
      })
      await desk.send()
      await desk.act('order/assign', {
        orderId,
        edits: {
          assigneeIds: { from: [], to: uids },
          plannedStart: { from: null, to: new Date(planned).toISOString() },
          plannedEnd: { from: null, to: new Date(planned + 60 * minute).toISOString() },
        },
        send: true,
      })
      await desk.send()
    },
    async review(orderId: string): Promise<void> {
      await desk.act('order/move', { orderId, from: 'done', to: 'reviewed' })
      await desk.send()
    },
    /** Sends a message to everyone. */
    async sendMessage(readerIds: readonly string[]): Promise<void> {
      await desk.act('message/send', {
        messageId: `told-${(messages += 1)}`,
        threadId: 'team',
        text: 'The road to the harbour is closed.',
        about: null,
        change: null,
        attachments: [],
        readerIds,
      })
      await desk.send()
    },
  }
}

async function anySite({ db }: MeteredDevice) {
  const site = await db.sites.toCollection().first()
  const customerId = site?.['customerId']
  if (!site || typeof customerId !== 'string') throw new Error('The company has no customers')
  return { customerId, siteId: site.id }
}
