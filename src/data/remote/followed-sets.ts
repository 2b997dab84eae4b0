import { isAdminLevel } from '#domain/access/can.ts'
import { seesPrices } from '#domain/access/sees-prices.ts'
import type { CollectionName } from '#domain/entities/collections.ts'
import { companyDocuments } from '#domain/entities/photo.ts'
import type { Company } from '#domain/entities/company.ts'
import type { User } from '#domain/entities/user.ts'
import { followedDays } from '#domain/booking/followed-days.ts'
import { recordedDays, workDays } from '#domain/sync/received-days.ts'
import { officePhotos, officeThreads, talkPhotos } from '#domain/message/office-reach.ts'

/** One condition of a query, in Firestore's terms. */
export interface Condition {
  readonly field: string
  readonly op: '==' | 'array-contains' | '>=' | '<'
  readonly value: unknown
}

/** One set of documents that this device follows. */
export interface SetSpec {
  /** The key of its cursor, which changes if the set's meaning does. */
  readonly key: string
  readonly collection: CollectionName
  /** Full path of the collection, or of the one document. */
  readonly path: string
  readonly kind: 'doc' | 'whole' | 'delta'
  readonly where: readonly Condition[]
  /** What the first load fetches, if that is more than what is listened to. */
  readonly firstWhere?: readonly Condition[]
  /** Where a delta starts without a cursor: this many days back; null is the beginning. */
  readonly firstDays: number | null
  /** Only documents whose field holds a day or an instant from this many days back on. */
  readonly recent?: { readonly field: string; readonly days: number }
}

/** What a listener has to know of a set. */
export type WatchedSet = Pick<SetSpec, 'path' | 'kind' | 'where'> & {
  readonly collection: string
}

const day = 24 * 60 * 60_000

/** A set with the condition that its window means at `now` (milliseconds). */
export function setAt<S extends SetSpec>(spec: S, now: number): S {
  if (!spec.recent) return spec
  const { field, days } = spec.recent
  const value = new Date(now - days * day).toISOString().slice(0, 10)
  return { ...spec, where: [...spec.where, { field, op: '>=', value }] }
}

/** What the office's devices hold all of, besides orders. */
const officeWhole: readonly CollectionName[] = [
  'plans',
  'invoices',
  'payments',
  'costs',
  'priceLists',
  'estimates',
  'shares',
  'movements',
  'invites',
  'staff',
]

/** Private messages of office members to the user. */
export const directMessages = 'messages:direct'

/** What of the user's company decides what they see; null before it is known. */
export type ReachSettings = Pick<Company, 'techniciansSeePrices'> | null

/** Everything a user's device follows. Small sets are followed whole, large ones by what changed. */
export function followedSets(user: User, settings: ReachSettings): readonly SetSpec[] {
  const { id: uid, companyId } = user
  const company = `companies/${companyId}`
  const delta = (collection: CollectionName, firstDays: number | null = null): SetSpec => {
    const path = `${company}/${collection}`
    return { key: collection, collection, path, kind: 'delta', where: [], firstDays }
  }
  const specs: SetSpec[] = [
    doc('users', `users/${uid}`),
    doc('companies', company),
    {
      key: 'users',
      collection: 'users',
      path: 'users',
      kind: 'whole',
      where: [{ field: 'companyId', op: '==', value: companyId }],
      firstDays: null,
    },
    delta('customers'),
    delta('sites'),
    delta('assets'),
    delta('visits', workDays),
    delta('templates'),
    delta('items'),
    delta('locations'),
    delta('away', 400),
    delta('pictures'),
    {
      ...delta('photos'),
      key: 'photos:documents',
      where: [{ field: 'about', op: '==', value: companyDocuments }],
    },
  ]
  const readable: Condition = { field: 'readerIds', op: 'array-contains', value: uid }
  specs.push({ ...delta('reads', 60), where: [readable] })
  if (seesPrices(user, settings)) specs.push(delta('prices'))
  if (isAdminLevel(user)) {
    specs.push(
      delta('orders'),
      delta('bookings', workDays),
      ...officeWhole.map((collection) => delta(collection)),
      doc('counters', `${company}/counters/seats`),
      delta('timeEntries', recordedDays),
      delta('weeks', 70),
      delta('devices', 90),
      delta('absences', 400),
      delta('mutations', 7),
    )
    const messages = delta('messages', 30)
    const photos = delta('photos', 90)
    // What the whole office reads, and what this user is a named reader of; no document is in both.
    const [forOffice, forReaders] = splitAt('threadId', officeThreads)
    const [ofWork, beforeWork] = splitAt('about', officePhotos)
    const [ofTalk, ofEstimates] = splitAt('about', talkPhotos)
    specs.push({ ...messages, key: 'messages:office', where: [forOffice] })
    specs.push({ ...messages, key: directMessages, where: [readable, forReaders] })
    specs.push({ ...photos, key: 'photos:office', where: [ofWork] })
    specs.push({ ...photos, key: 'photos:talk', where: [readable, ofTalk, beforeWork] })
    // From here on, so that the company's documents, which everyone follows, are not in it.
    const [afterDocuments] = splitAt('about', 'estimates/')
    specs.push({ ...photos, key: 'photos:estimates', where: [afterDocuments, ofEstimates] })
    return specs
  }
  const own = (collection: CollectionName, field: string, firstDays: number | null = null) =>
    specs.push({
      ...delta(collection, firstDays),
      key: `${collection}:mine`,
      where: [{ field, op: '==', value: uid }],
    })
  const mine: readonly Condition[] = [
    { field: 'assigneeIds', op: 'array-contains', value: uid },
    { field: 'isSent', op: '==', value: true },
  ]
  specs.push({
    key: 'orders:sentOpen',
    collection: 'orders',
    path: `${company}/orders`,
    kind: 'whole',
    where: [...mine, { field: 'open', op: '==', value: true }],
    firstDays: null,
  })
  specs.push({
    ...delta('orders', 30),
    key: 'orders:sentMine',
    // Changes of open ones are delivered, and billed, by the set above.
    where: [...mine, { field: 'open', op: '==', value: false }],
    firstWhere: mine,
  })
  // Followed whole, so that a visit that is given to someone else leaves the phone.
  const visits = { ...delta('bookings'), kind: 'whole' } as const
  specs.push({
    ...visits,
    key: 'bookings:mine',
    where: mine,
    recent: { field: 'start', days: followedDays },
  })
  specs.push({
    ...visits,
    key: 'bookings:anytime',
    where: [...mine, { field: 'start', op: '==', value: null }],
  })
  own('timeEntries', 'userId', recordedDays)
  own('weeks', 'userId', 70)
  own('staff', 'userId')
  own('devices', 'userId', 90)
  own('absences', 'userId', 400)
  own('payments', 'createdBy', 90)
  const read = (collection: CollectionName, firstDays: number | null = null) =>
    specs.push({
      ...delta(collection, firstDays),
      key: `${collection}:mine`,
      where: [readable],
    })
  read('movements')
  // What warehouses hold: their movements name others, and only sums are needed.
  specs.push(delta('stockLevels'))
  read('estimates', 400)
  read('mutations', 7)
  read('messages', 30)
  read('photos', 30)
  return specs
}

/** A key for the sets that this user's device follows: other sets have another key. */
export function followedSetsKey(user: User, settings: ReachSettings): string {
  return followedSets(user, settings)
    .map(({ key, path }) => `${key} ${path}`)
    .join(' ')
}

/** The two sides of a field's value. */
function splitAt(field: string, value: string): readonly [Condition, Condition] {
  return [
    { field, op: '>=', value },
    { field, op: '<', value },
  ]
}

function doc(collection: CollectionName, path: string): SetSpec {
  return { key: path, collection, path, kind: 'doc', where: [], firstDays: null }
}
