import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { bookingDoc } from '../world/booking-document.ts'
import {
  absenceDoc,
  assetDoc,
  companyDoc,
  customerDoc,
  messageDoc,
  newCompany,
  orderDoc,
  past,
  photoDoc,
  readDoc,
  siteDoc,
  templateDoc,
  timeDoc,
  userDoc,
  visitDoc,
} from '../world/documents.ts'
import { itemDoc, movementDoc, locationDoc } from '../world/stock-documents.ts'
import { planDoc } from '../world/plan-document.ts'
import { newcomer } from '../world/people.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const home = 'companies/home'
const byAdmin = { createdBy: 'admin', updatedBy: 'admin' }
const byTech = { createdBy: 'tech', updatedBy: 'tech' }

/** The longest period that a receipt can claim at the server's time of these tests. */
const longest = { since: '2025-01-01T00:00:00Z', until: '2026-03-02T09:05:00Z' }

const possible = ['2025-01-01T00:00:00Z', '2026-03-01T08:00:00.000Z', '2026-03-02T09:05:00Z']
const impossible = [
  '1900-01-01T00:00:00Z',
  '2024-12-31T23:59:59Z',
  '2026-03-02T09:06:00Z',
  '2199-01-01T00:00:00Z',
]

type DatedWrite = (at: string) => readonly Write[]

function creates(ref: string, doc: Doc, field: string): DatedWrite {
  return (at) => [createOf(`${home}/${ref}`, { ...doc, [field]: at }, 'updatedAt')]
}

function changes(ref: string, uid: string, fieldsAt: (at: string) => Doc): DatedWrite {
  return (at) => [updateOf(`${home}/${ref}`, { ...fieldsAt(at), updatedBy: uid })]
}

const signsUp: DatedWrite = (createdAt) => [
  createOf('users/newcomer', { ...userDoc(newcomer), updatedBy: 'newcomer' }, 'updatedAt'),
  createOf(
    'companies/fresh',
    {
      ...companyDoc('newcomer', newCompany),
      createdAt,
      updatedBy: 'newcomer',
    },
    'updatedAt',
  ),
]

const followUp = { ...orderDoc('new', []), followUpOf: 'o-onSite', ...byTech }
const archivable: readonly (readonly [collection: string, id: string, doc: Doc])[] = [
  ['customers', 'c1', customerDoc()],
  ['sites', 's1', siteDoc()],
  ['assets', 'a1', assetDoc()],
  ['plans', 'p1', planDoc()],
  ['templates', 't1', templateDoc()],
  ['items', 'pump', itemDoc()],
  ['locations', 'van-tech', locationDoc('van', 'tech')],
]

/** Every instant that users can write into a document, and who writes it. */
const rows: readonly (readonly [what: string, uid: string, write: DatedWrite])[] = [
  ['a company is created', 'newcomer', signsUp],
  ...archivable.flatMap(
    ([collection, id, doc]) =>
      [
        [
          `${collection} are created`,
          'admin',
          creates(`${collection}/n`, { ...doc, ...byAdmin }, 'createdAt'),
        ],
        [
          `${collection} are archived`,
          'admin',
          changes(`${collection}/${id}`, 'admin', (archivedAt) => ({ archivedAt })),
        ],
      ] as const,
  ),
  [
    'an order is created',
    'admin',
    creates('orders/n', { ...orderDoc('new', []), ...byAdmin }, 'createdAt'),
  ],
  ['a follow-up is requested', 'tech', creates('orders/n', followUp, 'createdAt')],
  ['a follow-up enters its status', 'tech', creates('orders/n', followUp, 'statusAt')],
  [
    'a technician takes a step',
    'tech',
    changes('orders/o-onSite', 'tech', (statusAt) => ({
      status: 'paused',
      statusReason: 'Parts',
      statusAt,
    })),
  ],
  [
    'a technician finishes',
    'tech',
    changes('orders/o-onSite', 'tech', (statusAt) => ({ status: 'done', open: false, statusAt })),
  ],
  [
    'a technician’s step comes too late',
    'tech',
    changes('orders/o-cancelled', 'tech', (at) => ({
      needsReview: { to: 'done', at, by: 'tech', reason: '' },
    })),
  ],
  [
    'the office takes a step',
    'admin',
    changes('orders/o-onSite', 'admin', (statusAt) => ({ status: 'accepted', statusAt })),
  ],
  ['an order is sent', 'admin', changes('orders/o-dispatched', 'admin', (sentAt) => ({ sentAt }))],
  [
    'an order is deleted',
    'admin',
    changes('orders/o-new', 'admin', (deletedAt) => ({ deletedAt, open: false })),
  ],
  [
    'a visit is planned',
    'admin',
    creates('bookings/o-new', bookingDoc('o-new', [], byAdmin), 'createdAt'),
  ],
  ['people are told', 'admin', changes('bookings/o-onSite', 'admin', (toldAt) => ({ toldAt }))],
  [
    'a planned visit is cancelled',
    'admin',
    changes('bookings/o-dispatched-2', 'admin', (cancelledAt) => ({ cancelledAt })),
  ],
  [
    'a planned visit is seen',
    'tech',
    changes('bookings/o-onSite', 'tech', (at) => ({ seenBy: { editor: past, tech: at } })),
  ],
  ['a visit ends', 'tech', creates('visits/o-onSite', visitDoc('tech'), 'at')],
  ['a visit is corrected', 'tech', changes('visits/o-done', 'tech', (at) => ({ at }))],
  ['a time entry is created', 'tech', creates('timeEntries/n', timeDoc('tech'), 'createdAt')],
  ['a time entry starts', 'tech', creates('timeEntries/n', timeDoc('tech'), 'startedAt')],
  [
    'a time entry’s start is corrected',
    'tech',
    changes('timeEntries/te-tech', 'tech', (startedAt) => ({ startedAt, note: 'Because' })),
  ],
  [
    'a time entry is deleted',
    'tech',
    changes('timeEntries/te-tech', 'tech', (deletedAt) => ({ deletedAt, note: 'Because' })),
  ],
  [
    'a week is reopened',
    'admin',
    changes('weeks/tech_20260216', 'admin', (decidedAt) => ({
      status: 'open',
      decidedAt,
      decidedBy: 'admin',
    })),
  ],
  ['time off is requested', 'tech', creates('absences/n', absenceDoc('tech'), 'createdAt')],
  [
    'a request is cancelled',
    'tech',
    changes('absences/ab-tech', 'tech', (decidedAt) => ({
      status: 'cancelled',
      decidedAt,
      decidedBy: 'tech',
    })),
  ],
  ['stock is moved', 'editor', creates('movements/n', movementDoc('editor'), 'at')],
  ['a message is written', 'tech', creates('messages/n', messageDoc('tech', ['tech']), 'at')],
  [
    'a message is acknowledged',
    'tech',
    changes('messages/m-read', 'tech', (at) => ({ acknowledgements: { tech: at } })),
  ],
  [
    'a conversation is read',
    'tech',
    creates('reads/order-o__tech', { ...readDoc('tech', ['tech']), threadId: 'order-o' }, 'readAt'),
  ],
  ['a read mark is updated', 'tech', changes('reads/team__tech', 'tech', (readAt) => ({ readAt }))],
  ['a photo is created', 'tech', creates('photos/n', photoDoc('tech', ['tech']), 'createdAt')],
  ['a photo is taken', 'tech', creates('photos/n', photoDoc('tech', ['tech']), 'takenAt')],
  [
    'a photo is uploaded',
    'tech',
    changes('photos/p-new', 'tech', (uploadedAt) => ({ uploadedAt })),
  ],
  ['a photo is deleted', 'tech', changes('photos/p-whole', 'tech', (deletedAt) => ({ deletedAt }))],
]

/** The rules must deny every instant before last year, or more than five minutes in the future. */
export function describeTimestamps(world: () => World): void {
  describe.each(rows)('the instant at which %s', (_, uid, write) => {
    it.each(possible)('can be %s', async (at) => {
      expect(await world().mayCommit(uid, write(at), longest), world().lastDenial()).toBe(true)
    })

    it.each(impossible)('is never %s', async (at) => {
      expect(await world().mayCommit(uid, write(at), longest)).toBe(false)
    })
  })
}
