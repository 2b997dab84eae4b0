import { describe, expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { past, siteDoc } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { personOf } from '../world/people.ts'
import { updateOf, type World } from '../world/world.ts'

const geo = { latitude: 44.4, longitude: -64.3 }
const located = { geo, geoOrderId: 'o-onSite' }
/** Not assigned, deactivated, of another company, or deactivated long ago. */
const others = ['idle', 'technician-inactive', 'technician-foreign', 'admin-foreign', 'long-gone']

/** Where the site of an order is, as those set it who work on the order. */
export function describeSiteLocations(world: () => World): void {
  const mayWrite = (
    uid: string,
    fields: Doc,
    { site = 's1', company = 'home', at = world() } = {},
  ) =>
    at.mayCommit(
      uid,
      [updateOf(`companies/${company}/sites/${site}`, { ...fields, updatedBy: uid })],
      { name: 'site/locate' },
    )

  describe('the location of a site', () => {
    it.each(['tech', 'editor', 'admin', 'owner'])('is set on an order by %s', async (uid) => {
      expect(personOf(uid).companyId).toBe('home')
      expect(await mayWrite(uid, located), world().lastDenial()).toBe(true)
    })

    it.each(others)('is not set by %s', async (uid) => {
      expect(await mayWrite(uid, located)).toBe(false)
    })

    it('is set on orders that were sent to them and are not closed, also after handing them over', async () => {
      const handedOver = { geo, geoOrderId: 'o-handedOver' }
      expect(await mayWrite('tech', handedOver)).toBe(true)
      expect(await mayWrite('idle', handedOver)).toBe(true)
      for (const geoOrderId of ['o-dispatched', 'o-onSite', 'o-done'])
        expect(await mayWrite('tech', { geo, geoOrderId }), geoOrderId).toBe(true)
      for (const status of ['new', 'scheduled', 'reviewed', 'invoiced', 'cancelled', 'gone'])
        expect(await mayWrite('tech', { geo, geoOrderId: `o-${status}` }), status).toBe(false)
      for (const geoOrderId of ['none', '', null, 7, 'a/b', '../orders/o-onSite'])
        expect(await mayWrite('tech', { geo, geoOrderId }), String(geoOrderId)).toBe(false)
      expect(await mayWrite('tech', { geo })).toBe(false)
    })

    it('is that of the order’s own site, in the own company', async () => {
      expect(await mayWrite('tech', located, { site: 's2' })).toBe(false)
      expect(await mayWrite('tech', located, { company: 'other' })).toBe(false)
    })

    it('comes with no other field of the site', async () => {
      const fields = {
        name: 'Mine',
        address: { city: 'Here' },
        directions: 'Left',
        gateCode: '1',
        accessNotes: 'Dog',
        timeZone: 'Europe/Madrid',
        openingHours: null,
        archivedAt: past,
        erasedAt: past,
        deletedAt: past,
        customerId: 'c-mailed',
        createdBy: 'tech',
      }
      for (const [field, value] of Object.entries(fields))
        expect(await mayWrite('tech', { ...located, [field]: value }), field).toBe(false)
    })

    it('is a point on the earth', async () => {
      const wrong = [
        null,
        {},
        [],
        'here',
        { ...geo, latitude: 90.1 },
        { ...geo, latitude: -90.1 },
        { ...geo, longitude: 180.1 },
        { ...geo, longitude: -180.1 },
        { latitude: '44', longitude: -64 },
        { latitude: 44 },
        { ...geo, altitude: 3 },
      ]
      for (const each of wrong)
        expect(await mayWrite('tech', { ...located, geo: each }), JSON.stringify(each)).toBe(false)
    })

    it('is taken off the map by those who edit customers', async () => {
      const at = await createHome({}, new Map([['sites/s1', { ...siteDoc(), ...located }]]))
      for (const [uid, isAllowed] of [
        ['admin', true],
        ['editor', true],
        ['tech', false],
      ] as const) {
        expect(await mayWrite(uid, { geo: null }, { at }), uid).toBe(isAllowed)
        expect(await mayWrite(uid, { geo: { ...geo, latitude: 45 } }, { at }), uid).toBe(true)
      }
      expect(await mayWrite('admin', { geoOrderId: 'not an id' }, { at })).toBe(false)
    })

    it('is not set again once the site was erased', async () => {
      const at = await createHome({}, new Map([['sites/s1', { ...siteDoc(), erasedAt: past }]]))
      for (const uid of ['tech', 'editor'])
        expect(await mayWrite(uid, located, { at }), uid).toBe(false)
    })
  })
}
