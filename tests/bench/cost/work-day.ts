import { minute, office } from './company.ts'
import type { MeteredDevice } from './metered-device.ts'

/** Orders that a technician finishes in a day. */
export const ordersOfDay = 6
const answersOfOrder = 4
const photosOfOrder = 2
/** The size of a photo on the phone, in bytes. */
const photoBytes = 240_000
const minutesOfTravel = 20

export interface WorkOptions {
  readonly advance: (ms: number) => void
  /** Whether each step is sent at once. */
  readonly isOnline: boolean
  /** Whether the phone receives the result of each step before the next one. */
  readonly isListening: boolean
}

/** What a technician does with one of their orders. */
export async function workOn(
  phone: MeteredDevice,
  orderId: string,
  { advance, isOnline, isListening }: WorkOptions,
): Promise<void> {
  const send = async () => {
    if (isOnline) await phone.send()
    if (isListening) await phone.untilIdle()
    advance(minute)
  }
  const travel = `${orderId}-travel`
  const work = `${orderId}-work`
  await phone.act('order/move', { orderId, from: 'dispatched', to: 'accepted' })
  await send()
  await phone.act('order/move', {
    orderId,
    from: 'accepted',
    to: 'enRoute',
    clock: { endIds: [], start: { entryId: travel, kind: 'travel', orderId } },
  })
  await send()
  for (let i = 0; i < minutesOfTravel; i += 1) {
    advance(minute)
    await phone.place(44 + i / 100)
    if (isOnline) await phone.sendMedia()
  }
  await phone.act('order/move', {
    orderId,
    from: 'enRoute',
    to: 'onSite',
    clock: { endIds: [travel], start: { entryId: work, kind: 'order', orderId } },
  })
  await send()
  for (let i = 0; i < answersOfOrder; i += 1) {
    const to = { value: `Answer ${i}`, grade: null, note: '' }
    await phone.act('order/answer', { orderId, edits: { [`q${i}`]: { from: null, to } } })
    await send()
  }
  for (let i = 0; i < photosOfOrder; i += 1) {
    await phone.photograph(`orders/${orderId}`, photoBytes)
    await send()
    if (isOnline) await phone.sendMedia()
    await send()
  }
  await phone.act('stock/use', {
    movementId: `${orderId}-part`,
    orderId,
    itemId: null,
    name: 'Valve',
    unit: 'piece',
    quantity: 1,
    placeId: null,
    back: false,
  })
  await send()
  await phone.act('message/send', {
    messageId: `${orderId}-said`,
    threadId: `order-${orderId}`,
    text: 'The valve is replaced.',
    about: `orders/${orderId}`,
    change: null,
    attachments: [],
    readerIds: [phone.uid, office],
  })
  await send()
  await phone.act('order/edit', {
    orderId,
    edits: { resolution: { from: '', to: 'Replaced the valve and tested it.' } },
  })
  await send()
  await phone.act('order/move', {
    orderId,
    from: 'onSite',
    to: 'done',
    clock: { endIds: [work], start: null },
  })
  await send()
}
