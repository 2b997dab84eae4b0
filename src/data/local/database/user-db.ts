import type { Dexie, Table } from 'dexie'
import { userMigrations } from './migrations/index.ts'
import { openDatabase } from './open-database.ts'
import type { OpenOptions } from './open-database.ts'
import type {
  ServerVersionRow,
  BlobPartRow,
  BlobRow,
  KeyValueRow,
  OutboxRow,
  PositionRow,
  PingRow,
  RoadRow,
  Row,
  TrailRow,
  UndoRow,
  UnreadableRow,
} from './rows.ts'

/** One user's data on this device. Another user of the same device has another database. */
export interface UserDb extends Dexie {
  readonly users: Table<Row, string>
  readonly companies: Table<Row, string>
  readonly customers: Table<Row, string>
  readonly sites: Table<Row, string>
  readonly assets: Table<Row, string>
  readonly visits: Table<Row, string>
  readonly orders: Table<Row, string>
  readonly bookings: Table<Row, string>
  readonly plans: Table<Row, string>
  readonly messages: Table<Row, string>
  readonly photos: Table<Row, string>
  readonly templates: Table<Row, string>
  readonly timeEntries: Table<Row, string>
  readonly weeks: Table<Row, string>
  readonly devices: Table<Row, string>
  readonly staff: Table<Row, string>
  readonly pictures: Table<Row, string>
  readonly absences: Table<Row, string>
  readonly away: Table<Row, string>
  readonly items: Table<Row, string>
  readonly locations: Table<Row, string>
  readonly movements: Table<Row, string>
  readonly stockLevels: Table<Row, string>
  readonly threads: Table<Row, string>
  readonly reads: Table<Row, string>
  readonly invites: Table<Row, string>
  readonly inviteMails: Table<Row, string>
  readonly counters: Table<Row, string>
  readonly invoices: Table<Row, string>
  readonly payments: Table<Row, string>
  readonly costs: Table<Row, string>
  readonly prices: Table<Row, string>
  readonly priceLists: Table<Row, string>
  readonly estimates: Table<Row, string>
  readonly shares: Table<Row, string>
  readonly base: Table<ServerVersionRow, string>
  readonly outbox: Table<OutboxRow, number, Omit<OutboxRow, 'seq'>>
  readonly receipts: Table<Row, string>
  readonly cursors: Table<KeyValueRow, string>
  readonly meta: Table<KeyValueRow, string>
  readonly unreadable: Table<UnreadableRow, string>
  readonly blobs: Table<BlobRow, string>
  readonly blobParts: Table<BlobPartRow, [string, number]>
  readonly pings: Table<PingRow, number, Omit<PingRow, 'id'>>
  readonly trail: Table<TrailRow, number, Omit<TrailRow, 'id'>>
  readonly undo: Table<UndoRow, string>
  readonly roads: Table<RoadRow, number>
  readonly positions: Table<PositionRow, string>
}

export function openUserDb(uid: string, options?: OpenOptions): UserDb {
  return openDatabase(userDbName(uid), userMigrations, options) as UserDb
}

export function userDbName(uid: string): string {
  return `daybook-${uid}`
}

/** The user that a database belongs to; undefined if it is not a user's database. */
export function userOfDb(name: string): string | undefined {
  const prefix = userDbName('')
  const uid = name.startsWith(prefix) ? name.slice(prefix.length) : ''
  return uid === '' || uid === 'device' ? undefined : uid
}
