import { wholeId } from '#domain/mutation/split/part-id.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import type { Daybook } from '#emulator/start-daybook.ts'

export interface Receipt {
  readonly id: string
  readonly name: string
  readonly at: string
  readonly actorId: string
  readonly deviceAt: string
}

export interface Found {
  readonly id: string
  readonly text: (field: string) => string
  readonly number: (field: string) => number
  /** The first text of a list. */
  readonly first: (field: string) => string
}

export function untouchedOrders(daybook: Daybook, count: number) {
  const found = ordersOfTechnician(daybook, 'dispatched')
  const quiet = found.filter(
    ({ id }) =>
      documentsOf(daybook, 'messages', [['threadId', 'EQUAL', `order-${id}`]]).length === 0,
  )
  if (quiet.length < count) throw new Error('The demo technician has too few untouched orders')
  return quiet.slice(0, count).map(({ id, text }) => ({ id, title: text('title') }))
}

function ordersOfTechnician(daybook: Daybook, status: string) {
  return documentsOf(daybook, 'orders', [
    ['assigneeIds', 'ARRAY_CONTAINS', 'demo-technician'],
    ['status', 'EQUAL', status],
  ])
}

/** Sends the orders of the coming days too, so that a test has enough orders to choose from. */
export async function sendAllPlanned(daybook: Daybook): Promise<void> {
  const sent = { status: 'dispatched', isSent: true, sentAt: new Date().toISOString() }
  for (const { id } of ordersOfTechnician(daybook, 'scheduled')) await setFields(daybook, id, sent)
}

export function lateOrder(daybook: Daybook): { id: string; title: string } {
  const hour = 3_600_000
  const [late] = documentsOf(daybook, 'mutations', [['name', 'EQUAL', 'order/move']])
    .filter(({ text }) => Date.parse(text('receivedAt')) - Date.parse(text('at')) > hour)
    .sort((a, b) => b.text('receivedAt').localeCompare(a.text('receivedAt')))
  const id = late?.first('refs').replace('orders/', '')
  const order = documentsOf(daybook, 'orders', [['ref', 'GREATER_THAN', '']]).find(
    (one) => one.id === id,
  )
  if (!order) throw new Error('Nothing in the demo company arrived late')
  return { id: order.id, title: order.text('title') }
}

export function oldOrder(daybook: Daybook): { id: string; title: string } {
  const fortnight = 14 * 24 * 3_600_000
  const [order] = documentsOf(daybook, 'orders', [['ref', 'GREATER_THAN', '']])
    .filter(({ text }) => Date.parse(text('updatedAt')) < Date.now() - fortnight)
    .filter(({ id }) => receiptsOf(daybook, id).some(({ name }) => name === 'order/create'))
  if (!order) throw new Error('Nothing in the demo company is old')
  return { id: order.id, title: order.text('title') }
}

export async function addEarlyOrders(daybook: Daybook, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await writeEarlyOrder(daybook, i, {})
}

export async function sendEarlyOrder(daybook: Daybook, uid: string): Promise<string> {
  const sent = { status: 'dispatched', isSent: true, assigneeIds: [uid] }
  await writeEarlyOrder(daybook, 0, sent)
  return 'Early order 0'
}

async function writeEarlyOrder(daybook: Daybook, i: number, fields: Fields): Promise<void> {
  const [like] = documentsOf(daybook, 'orders', [['status', 'EQUAL', 'scheduled']])
  if (!like) throw new Error('The demo company has no scheduled order')
  const at = new Date().toISOString()
  await write(daybook, `orders/early${`${i}`.padStart(15, '0')}`, {
    schema: 1,
    createdAt: at,
    createdBy: 'demo-admin',
    updatedBy: 'demo-admin',
    deletedAt: null,
    ref: `W-EARLY${i}`,
    title: `Early order ${i}`,
    customerId: like.text('customerId'),
    siteId: like.text('siteId'),
    priority: 'normal',
    status: 'scheduled',
    statusAt: at,
    open: true,
    assigneeIds: [],
    plannedStart: '2020-01-01T09:00:00.000Z',
    plannedEnd: '2020-01-01T10:00:00.000Z',
    ...fields,
  })
}

export type Fields = Readonly<Record<string, unknown>>

/** Replaces fields of an order, as the office would. */
export function setFields(daybook: Daybook, orderId: string, fields: Fields): Promise<void> {
  return write(daybook, `orders/${orderId}`, fields)
}

export function sendUrgently(daybook: Daybook, text: string): Promise<void> {
  const at = new Date().toISOString()
  const admin = 'demo-admin'
  return write(daybook, `messages/urgent${Date.parse(at)}`, {
    schema: 1,
    createdAt: at,
    createdBy: admin,
    updatedBy: admin,
    deletedAt: null,
    authorId: admin,
    threadId: 'team',
    text,
    priority: 'urgent',
    readerIds: [admin, 'demo-technician'],
    at,
  })
}

/** Writes fields of a document of a company as the server itself would. */
export function write(
  daybook: Daybook,
  path: string,
  fields: Fields,
  companyId?: string,
): Promise<void> {
  return writeAt(daybook, `${companyPath(daybook, companyId)}/${path}`, fields)
}

/** Writes fields of the demo company's own document as the server itself would. */
export function writeCompany(daybook: Daybook, fields: Fields): Promise<void> {
  return writeAt(daybook, companyPath(daybook), fields)
}

async function writeAt({ emulator }: Daybook, name: string, fields: Fields): Promise<void> {
  await emulator.engine.commit([
    {
      update: {
        name,
        fields: toFields(name, fields),
      },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ])
}

export function receiptsOf(daybook: Daybook, orderId: string): Receipt[] {
  return receiptsWhere(daybook, ['refs', 'ARRAY_CONTAINS', `orders/${orderId}`])
}

export function receiptsWhere(daybook: Daybook, filter: Filter): Receipt[] {
  const receipts = documentsOf(daybook, 'mutations', [filter])
    .map(({ id, text }) => ({
      id,
      name: text('name'),
      at: text('at'),
      actorId: text('actorId'),
      deviceAt: (JSON.parse(text('details')) as { deviceAt: string }).deviceAt,
    }))
    .sort((a, b) => a.at.localeCompare(b.at))
  return receipts.filter((receipt) => !isClockOfStep(receipt, receipts))
}

/** A step and its clock change that cost more than one commit may are sent separately, as parts of one mutation. */
function isClockOfStep({ id, name }: Receipt, receipts: readonly Receipt[]): boolean {
  const isPart = (other: Receipt) => other.id !== id && wholeId(other.id) === wholeId(id)
  return name === 'time/clock' && receipts.some(isPart)
}

type Filter = readonly [field: string, op: string, value: string]

export function documentsOf(
  daybook: Daybook,
  collectionId: string,
  filters: readonly Filter[],
  companyId?: string,
): readonly Found[] {
  const { engine } = daybook.emulator
  const query = engine.prepareQuery(companyPath(daybook, companyId), {
    from: [{ collectionId }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: filters.map(([fieldPath, op, value]) => ({
          fieldFilter: {
            field: { fieldPath },
            op,
            value: { stringValue: value },
          },
        })),
      },
    },
  })
  return engine.runQuery(query).documents.map(({ name, fields }) => ({
    id: name.split('/').at(-1) ?? '',
    text: (field: string): string => {
      const value = fields[field]
      if (value && 'stringValue' in value) return value.stringValue
      return value && 'timestampValue' in value ? value.timestampValue : ''
    },
    number: (field: string): number => {
      const value = fields[field]
      if (value && 'doubleValue' in value) return Number(value.doubleValue)
      return value && 'integerValue' in value ? Number(value.integerValue) : NaN
    },
    first: (field: string): string => {
      const value = fields[field]
      const [one] = (value && 'arrayValue' in value && value.arrayValue.values) || []
      return one && 'stringValue' in one ? one.stringValue : ''
    },
  }))
}

function companyPath({ emulator }: Daybook, companyId = 'demo-company'): string {
  return `projects/${emulator.projectId}/databases/(default)/documents/companies/${companyId}`
}
