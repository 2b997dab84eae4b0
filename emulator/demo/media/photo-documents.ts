import { createHash } from 'node:crypto'
import { iso, minute } from '../base/calendar.ts'
import { inCompany, stamped } from '../base/company.ts'
import type { DemoDocument, Trade } from '../base/types.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import type { DemoOrder } from '../orders/create-orders.ts'
import { technician } from '../people/people.ts'
import { drawScene, type Phase, sceneSize } from './scenes.ts'
import { drawSignature, signatureSize } from './signature.ts'

/** What the pictures of a trade can show: orders with one of these tags. */
const subjects: Readonly<Record<Trade, readonly string[]>> = {
  heating: ['boiler', 'leak', 'hot-water', 'pump'],
  electrical: ['fault', 'safety', 'inspection'],
  refrigeration: ['cold-room', 'controls', 'compressor'],
}

const captions: Readonly<Record<Trade, Readonly<Record<Phase, string>>>> = {
  heating: { before: 'Fault code and water under the boiler', after: 'Running at 62 °C, dry' },
  electrical: { before: 'Tripped breaker with burn marks', after: 'All circuits back on' },
  refrigeration: { before: 'Evaporator iced up, 8 °C', after: 'Clear, back at 3 °C' },
}

const sinceDay = -14
const maxOfTechnician = 4
const maxOfOthers = 1

interface Picture {
  readonly bytes: Uint8Array
  readonly size: { readonly width: number; readonly height: number }
  readonly at: number
  readonly details: DemoDocument['data']
}

/** Photos before and after, and the customer's signature, on a few orders finished in the last two weeks. */
export function photoDocuments(
  orders: readonly DemoOrder[],
  customers: readonly DemoCustomer[],
): DemoDocument[] {
  const taken = new Map<string, number>()
  return orders.toReversed().flatMap((order) => {
    const work = workOf(order)
    if (work === undefined) return []
    const count = taken.get(work.by) ?? 0
    if (count >= (work.by === technician.uid ? maxOfTechnician : maxOfOthers)) return []
    taken.set(work.by, count + 1)
    const scene = (phase: Phase, at: number): Picture => ({
      bytes: drawScene(work.trade, phase),
      size: sceneSize,
      at,
      details: { kind: 'photo', phase, caption: captions[work.trade][phase], signed: null },
    })
    const pictures = [
      scene('before', work.arrived + 4 * minute),
      scene('after', work.done - 4 * minute),
      signatureOn(order, work, customers),
    ]
    return pictures.flatMap((picture, i) => documentsOf(order, `${i + 1}`, picture, work))
  })
}

interface Work {
  readonly trade: Trade
  readonly by: string
  readonly arrived: number
  readonly done: number
  /** When the phone had sent it. */
  readonly sentAt: number
}

/** Who did it and when; undefined unless it is finished, recent and a subject of the pictures. */
function workOf({ planned, story, status }: DemoOrder): Work | undefined {
  if (planned === null || (status !== 'done' && status !== 'reviewed')) return undefined
  const { trade, entered, slot } = planned
  if (slot.day < sinceDay || !subjects[trade].some((tag) => entered.tags.includes(tag)))
    return undefined
  const stepTo = (to: string) =>
    story.steps.find(({ change }) => change.type === 'move' && change.to === to)
  const [arrived, done] = [stepTo('onSite'), stepTo('done')]
  if (arrived === undefined || done === undefined) return undefined
  return { trade, by: done.by, arrived: arrived.at, done: done.at, sentAt: done.receivedAt }
}

function signatureOn(
  { title, story, planned, documents }: DemoOrder,
  { done }: Work,
  customers: readonly DemoCustomer[],
): Picture {
  const customer = customers.find(({ id }) => id === planned?.entered.customerId)
  const name = customer?.contact.name ?? ''
  const written = story.steps.flatMap(({ change }) =>
    change.type === 'edit' && change.field === 'resolution' ? [change.to] : [],
  )
  const ref = String(documents[0]?.data['ref'])
  const lines = [`${title} (${ref})`, customer?.name ?? '', '', ...written, '2 photos']
  const summary = lines.join('\n')
  return {
    bytes: drawSignature(name),
    size: signatureSize,
    at: done - 2 * minute,
    details: {
      kind: 'signature',
      phase: null,
      caption: '',
      signed: { name, how: 'drawn', summary, sha256: sha256(summary) },
    },
  }
}

/** The announcement as the app writes it, and the bytes, which fit into one chunk. */
function documentsOf(
  { id: orderId, plan }: DemoOrder,
  nth: string,
  { bytes, size, at, details }: Picture,
  { by, sentAt }: Work,
): DemoDocument[] {
  const photoId = `${orderId.replace('order', 'photo')}-${nth}`
  const uploaded = Math.max(at, sentAt) + 1500
  return [
    inCompany(`photos/${photoId}`, {
      about: `orders/${orderId}`,
      contentType: 'image/png',
      size: bytes.length,
      chunks: 1,
      sha256: sha256(bytes),
      ...size,
      takenAt: iso(at),
      readerIds: [...new Set([by, ...plan.assigneeIds])],
      item: null,
      ...details,
      uploadedAt: iso(uploaded),
      createdAt: iso(at),
      createdBy: by,
      ...stamped(uploaded, by),
    }),
    inCompany(`blobs/${photoId}_0`, {
      photoId,
      index: 0,
      data: bytes,
      schema: 1,
      updatedAt: iso(uploaded),
      updatedBy: by,
    }),
  ]
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
