import { expect, it } from 'vitest'
import { customerDoc } from '../world/documents.ts'
import { createOf, updateOf, type World } from '../world/world.ts'

const right = { taxId: 'ESB12345678', buyerReference: '4711', language: 'es' }
const long = 'x'.repeat(201)
const wrong = {
  taxId: [7, null, long, ['a']],
  buyerReference: [7, null, long, ['a']],
  language: [7, 'fr', '', ['es']],
} as const

/** What the invoices of a customer need. */
export function describeCustomers(world: () => World): void {
  const mayUpdate = (uid: string, more: object) =>
    world().mayCommit(uid, [updateOf('companies/home/customers/c1', { ...more, updatedBy: uid })])
  const mayCreate = (uid: string, more: object) =>
    world().mayCommit(uid, [
      createOf(
        'companies/home/customers/n',
        { ...customerDoc(), updatedBy: uid, createdBy: uid, ...more },
        'updatedAt',
      ),
    ])

  it('is entered by those who edit customers', async () => {
    for (const uid of ['owner', 'admin', 'editor'])
      for (const more of [right, { ...right, language: null }]) {
        expect(await mayUpdate(uid, more), uid).toBe(true)
        expect(await mayCreate(uid, more), uid).toBe(true)
      }
    for (const uid of ['tech', 'idle', 'admin-inactive', 'admin-foreign']) {
      expect(await mayUpdate(uid, right), uid).toBe(false)
      expect(await mayCreate(uid, right), uid).toBe(false)
    }
  })

  it('may want no automatic mails, which is not said of a new one', async () => {
    for (const noVisitMails of [true, false]) {
      for (const uid of ['owner', 'admin', 'editor'])
        expect(await mayUpdate(uid, { noVisitMails }), uid).toBe(true)
      for (const uid of ['tech', 'idle', 'admin-inactive', 'admin-foreign'])
        expect(await mayUpdate(uid, { noVisitMails }), uid).toBe(false)
    }
    for (const noVisitMails of ['yes', 1, null])
      expect(await mayUpdate('admin', { noVisitMails })).toBe(false)
    expect(await mayCreate('admin', { noVisitMails: true })).toBe(false)
  })

  it.each(Object.entries(wrong))('has a %s as the app writes it', async (field, values) => {
    for (const value of values) {
      expect(await mayUpdate('admin', { [field]: value })).toBe(false)
      expect(await mayCreate('admin', { ...right, [field]: value })).toBe(false)
    }
  })
}
