import type { OrderStatus } from '../order/order-status.ts'
import { orderThreadId } from '../message/thread.ts'
import { customerOf } from './plan-customers.ts'
import type { SampleChange, SampleMaker } from './sample-maker.ts'
import { sampleAnswers } from './plan-templates.ts'
import { minutesAfter } from '../time/minutes-after.ts'
import { slotStart } from './sample-days.ts'
import {
  type MessageKey,
  messageSpecs,
  type OrderKey,
  type OrderSpec,
  orderSpecs,
  type PartKey,
} from './sample-world.ts'

const specs: Readonly<Record<OrderKey, OrderSpec>> = orderSpecs

/** A week of orders, what was done on them, and what was said about them. */
export function planOrders(maker: SampleMaker): readonly SampleChange[] {
  const orders = (Object.keys(specs) as OrderKey[]).flatMap((key) => planOrder(maker, key))
  const messages = (Object.keys(messageSpecs) as MessageKey[]).map((key) => sayAbout(maker, key))
  return [...orders, ...messages]
}

function planOrder(maker: SampleMaker, key: OrderKey): SampleChange[] {
  const { idOf, change, words, uid } = maker
  const { site, assets = [], priority = 'normal', template, steps = [] } = specs[key]
  const { title, description } = words.orders[key]
  const orderId = idOf(`order_${key}`)
  const plan = planOf(maker, specs[key])
  const isSent = steps[0] === 'dispatched'
  return [
    change(`order_${key}_add`, 'order/create', {
      orderId,
      customerId: idOf(`customer_${customerOf(site)}`),
      siteId: idOf(`site_${site}`),
      title,
      description,
      instructions: '',
      priority,
      tags: [],
      ...plan,
      assigneeIds: plan.plannedStart === null ? [] : [uid],
      assetIds: assets.map((asset) => idOf(`asset_${asset}`)),
      followUpOf: null,
      templateId: template === undefined ? null : idOf(`template_${template}`),
      minutes: null,
      ...(isSent && { send: true }),
    }),
    ...planSteps(maker, key, isSent ? steps : ['scheduled', ...steps]),
  ]
}

function planOf(maker: SampleMaker, { when, isPromised = false }: OrderSpec) {
  const none = { plannedStart: null, plannedEnd: null, windowStart: null, windowEnd: null }
  if (when === undefined) return none
  const [day, slot, minutes] = when
  const { timeZone, workingHours } = maker.company
  const plannedStart = slotStart({ today: maker.today, timeZone, workingHours }, day, slot)
  return {
    ...none,
    plannedStart,
    plannedEnd: minutesAfter(plannedStart, minutes),
    ...(isPromised && { windowStart: plannedStart, windowEnd: minutesAfter(plannedStart, 120) }),
  }
}

/** The steps after the first; what the technician writes comes before the one that ends the visit. */
function planSteps(
  maker: SampleMaker,
  key: OrderKey,
  steps: readonly OrderStatus[],
): SampleChange[] {
  const { idOf, change, words } = maker
  const orderId = idOf(`order_${key}`)
  const { reason = '' } = words.orders[key]
  return steps.slice(1).flatMap((to, i) => {
    const from = steps[i] ?? 'new'
    const isLast = i === steps.length - 2
    return [
      change(`order_${key}_${to}`, 'order/move', {
        orderId,
        from,
        to,
        ...(isLast && reason !== '' && { reason }),
      }),
      ...(to === 'onSite' ? workOn(maker, key) : []),
    ]
  })
}

/** What is recorded on site: answers, parts and what was done. */
function workOn(maker: SampleMaker, key: OrderKey): SampleChange[] {
  const { idOf, change, words } = maker
  const orderId = idOf(`order_${key}`)
  const { template, answers, parts = {} } = specs[key]
  const { resolution = '' } = words.orders[key]
  return [
    ...(template === undefined || answers === undefined
      ? []
      : [
          change(`order_${key}_answers`, 'order/answer', {
            orderId,
            edits: Object.fromEntries(
              sampleAnswers(maker, template, answers).map(
                ([id, to]) => [id, { from: null, to }] as const,
              ),
            ),
          }),
        ]),
    ...(Object.entries(parts) as [PartKey, number][]).map(([part, quantity]) =>
      change(`used_${key}_${part}_add`, 'stock/use', {
        movementId: idOf(`used_${key}_${part}`),
        orderId,
        itemId: idOf(`part_${part}`),
        name: '',
        unit: '',
        quantity,
        placeId: idOf('location_van'),
        back: false,
      }),
    ),
    ...(resolution === ''
      ? []
      : [
          change(`order_${key}_resolution`, 'order/edit', {
            orderId,
            edits: { resolution: { from: '', to: resolution } },
          }),
        ]),
  ]
}

function sayAbout({ idOf, change, words, uid }: SampleMaker, key: MessageKey): SampleChange {
  const orderId = idOf(`order_${messageSpecs[key]}`)
  return change(`message_${key}_add`, 'message/send', {
    messageId: idOf(`message_${key}`),
    threadId: orderThreadId(orderId),
    text: words.messages[key],
    about: `orders/${orderId}`,
    change: null,
    attachments: [],
    readerIds: [uid],
    tone: { priority: 'normal', replyToId: null, mentionIds: [] },
  })
}
