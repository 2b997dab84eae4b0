import { shortCode } from '#lib/short-code.ts'
import { iso, minute } from '../base/calendar.ts'
import { inCompany, stamped } from '../base/company.ts'
import { type Entered, noNeeds } from './plan-orders.ts'
import { receiptDocument } from './receipt-document.ts'
import type { Change, Plan, Story, Step } from './story.ts'
import { checklistOf, requires, templateIdOf, templateKeys } from './templates.ts'
import type { DemoDocument } from '../base/types.ts'
import { templates } from '../order-kinds/checklists.ts'

type Fields = Record<string, unknown>

/** An order as the server knows it. */
export interface RecordedOrder {
  readonly id: string
  readonly siteId: string
  /** Milliseconds since 1970. */
  readonly enteredAt: number
  readonly status: string
  readonly plan: Plan
  readonly documents: readonly DemoDocument[]
}

const ends = ['done', 'partlyDone', 'cannotComplete']
const planned = ['new', 'scheduled']
const stopped = ['onHold', 'cancelled']
const closed = ['done', 'cannotComplete', 'reviewed', 'invoiced', 'cancelled']

/**
 * The documents of an order's story up to `until` (milliseconds since 1970): the order as it is then, and one receipt
 * for each mutation that has reached the server.
 */
export function orderDocuments(
  id: string,
  entered: Entered & { readonly followUpOf: string | null },
  story: Story,
  until: number,
): RecordedOrder {
  const steps = story.steps.filter(({ receivedAt }) => receivedAt <= until)
  let plan = story.plan
  const fields: Fields = {
    ...entered,
    ...planFields(plan),
    ref: `W-${shortCode(id)}`,
    isSent: false,
    sentAt: null,
    ...status(false, statusOf(plan), story.at),
    resolution: '',
    ...copied(entered),
    answers: {},
    createdAt: iso(story.at),
    createdBy: story.by,
    schema: 1,
    deletedAt: null,
  }
  const refs = [`orders/${id}`]
  const receivedAt = story.at + 900
  const documents = [
    receiptDocument(`${id}-1`, {
      name: 'order/create',
      version: 2,
      args: {
        orderId: id,
        // Planned with a time of its own, not with its template's.
        minutes: null,
        ...entered,
        ...planFields(plan),
        ...(plan.send && { send: true }),
      },
      refs: [
        ...refs,
        `customers/${entered.customerId}`,
        `sites/${entered.siteId}`,
        ...(entered.templateId === undefined ? [] : [`templates/${entered.templateId}`]),
        ...plan.assigneeIds.map(userPath),
      ],
      writes: refs,
      by: story.by,
      at: story.at,
      receivedAt,
      viewers: viewers(),
    }),
  ]
  for (const [i, { by, at, receivedAt: received, change }] of steps.entries()) {
    const seenBefore = viewers()
    const before = plan.assigneeIds
    const mutation = mutationOf(change, { by, at })
    const written = isEnd(change) ? [...refs, `visits/${id}`] : refs
    if (change.type === 'assign' && fields.status === 'new') enter(statusOf(plan), at)
    if (change.type === 'move') enter(change.to, at, change.reason)
    if (change.type === 'invoice') enter('invoiced', at)
    documents.push(
      receiptDocument(`${id}-${i + 2}`, {
        name: mutation.name,
        version: mutation.name === 'order/assign' ? 2 : 1,
        args: { orderId: id, ...mutation.args },
        refs: [
          ...written,
          ...(change.type === 'invoice' ? [`invoices/${invoiceIdOf(id)}`] : []),
          ...(followsPlan(change) ? [`bookings/${id}`] : []),
          ...plan.assigneeIds.filter((uid) => !before.includes(uid)).map(userPath),
        ],
        writes: written,
        by,
        at,
        receivedAt: received,
        viewers: [...seenBefore, ...viewers()],
      }),
    )
  }
  const last = steps.at(-1)
  fields.updatedAt = iso(last?.receivedAt ?? receivedAt)
  fields.updatedBy = last?.by ?? story.by
  fields.receiptId = `${id}-${steps.length + 1}`
  return {
    id,
    siteId: entered.siteId,
    enteredAt: story.at,
    status: String(fields.status),
    plan,
    documents: [inCompany(`orders/${id}`, fields), ...visit(), ...documents],
  }

  function viewers(): readonly string[] {
    return fields.isSent === true ? plan.assigneeIds : []
  }

  function enter(to: string, at: number, reason = ''): void {
    Object.assign(fields, status(fields.isSent === true, to, at, reason))
  }

  /** How it ended, for the next technician who goes there. */
  function visit(): DemoDocument[] {
    const index = steps.findLastIndex(({ change }) => isEnd(change))
    const end = steps[index]
    if (end?.change.type !== 'move') return []
    const { siteId, title, assetIds } = entered
    const note = [fields.resolution, end.change.reason].filter(Boolean).join('\n')
    const what = {
      siteId,
      title,
      assetIds,
      outcome: end.change.to,
      note,
      at: iso(end.at),
      by: end.by,
    }
    const stamps = { ...stamped(end.receivedAt, end.by), receiptId: `${id}-${index + 2}` }
    return [inCompany(`visits/${id}`, { ...what, ...stamps })]
  }

  /** The mutation of a change; `fields` are still as its author saw them. */
  function mutationOf(
    change: Change,
    step: Pick<Step, 'by' | 'at'>,
  ): { name: string; args: Fields } {
    if (change.type === 'move') {
      const { to, reason } = change
      return { name: 'order/move', args: { from: fields.status, to, ...(reason && { reason }) } }
    }
    if (change.type === 'answer') return answer(fields, change.answers)
    if (change.type === 'ask') return ask(fields, change.reason, step)
    if (change.type === 'late') return tellLate(fields, change.arrival, step)
    if (change.type === 'invoice') {
      fields.invoiceId = invoiceIdOf(id)
      return { name: 'order/invoice', args: { invoiceId: invoiceIdOf(id) } }
    }
    if (change.type === 'edit') return edit('order/edit', { [change.field]: change.to })
    const { type: _, ...next } = change
    plan = next
    return edit('order/assign', planFields(next))
  }

  function edit(name: string, wanted: Fields): { name: string; args: Fields } {
    const changed = Object.entries(wanted).filter(
      ([field, to]) => JSON.stringify(fields[field]) !== JSON.stringify(to),
    )
    const edits = changed.map(([field, to]) => [field, { from: fields[field], to }])
    Object.assign(fields, wanted)
    return { name, args: { edits: Object.fromEntries(edits) } }
  }
}

function answer(fields: Fields, answers: Fields) {
  const edits = Object.entries(answers).map(([item, to]) => [item, { from: null, to }])
  fields.answers = answers
  return { name: 'order/answer', args: { edits: Object.fromEntries(edits) } }
}

/** Someone asks the office to reassign their visit. */
function ask(fields: Fields, reason: string, { by, at }: Pick<Step, 'by' | 'at'>) {
  fields.reassignRequests = { [by]: { by, part: 1, reason, at: iso(at), keptAt: null } }
  return { name: 'order/askReassign', args: { part: 1, reason } }
}

/** Someone tells the office that they will be late for their visit. */
function tellLate(fields: Fields, arrival: number, { by, at }: Pick<Step, 'by' | 'at'>) {
  const told = { part: 1, start: fields.plannedStart, arrival: iso(arrival) }
  fields.lateNotices = { [by]: { by, ...told, at: iso(at) } }
  return { name: 'order/tellLate', args: told }
}

/** Each order has an invoice of its own. */
export function invoiceIdOf(orderId: string): string {
  return orderId.replace('order', 'invoice')
}

/** The server looks up who is assigned. */
function userPath(uid: string): string {
  return `users/${uid}`
}

function isEnd(change: Change): boolean {
  return change.type === 'move' && ends.includes(change.to)
}

/** Whether an order's stored visits would follow. */
function followsPlan(change: Change): boolean {
  if (change.type !== 'move') return change.type === 'assign'
  return ['new', 'scheduled', 'dispatched'].includes(change.to)
}

/** What an order takes from its template. */
function copied({ templateId, instructions, skills }: Entered): Fields {
  const key = templateKeys.find((one) => templateIdOf(one) === templateId)
  if (key === undefined) return { templateId: null, requires: [], checklist: [] }
  return {
    instructions: instructions || templates[key].instructions,
    templateId,
    requires,
    checklist: checklistOf(key),
    ...(!skills && { ...noNeeds, skills: templates[key].skills }),
  }
}

function planFields({ assigneeIds, plannedStart, plannedEnd }: Plan): Fields {
  return {
    assigneeIds,
    plannedStart: plannedStart === null ? null : iso(plannedStart),
    plannedEnd: plannedEnd === null ? null : iso(plannedEnd),
    ...window(plannedStart),
  }
}

/** The arrival window promised to the customer: two hours from the full hour in which it is planned. */
function window(plannedStart: number | null): Fields {
  if (plannedStart === null) return { windowStart: null, windowEnd: null }
  const hour = 60 * minute
  const start = Math.floor(plannedStart / hour) * hour
  return { windowStart: iso(start), windowEnd: iso(start + 2 * hour) }
}

function statusOf({ assigneeIds, send }: Plan): string {
  if (assigneeIds.length === 0) return 'new'
  return send ? 'dispatched' : 'scheduled'
}

function status(wasSent: boolean, to: string, at: number, reason = ''): Fields {
  const isSent = stopped.includes(to) ? wasSent : !planned.includes(to)
  return {
    status: to,
    statusAt: iso(at),
    statusReason: reason,
    open: !closed.includes(to),
    ...(isSent !== wasSent && { isSent, sentAt: isSent ? iso(at) : null }),
  }
}
