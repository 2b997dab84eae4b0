import { describe, expect, it } from 'vitest'
import { optionalFeatures } from '#domain/access/optional-features.ts'
import type { laterDefaults } from '#domain/company/later-defaults.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { createHome } from '../world/home.ts'
import { people } from '../world/people.ts'
import { createOf, now, updateOf, type World } from '../world/world.ts'

const path = 'companies/home'
/** A value of each setting that the app writes. */
const written = {
  legalName: 'Harbour Field Services Ltd.',
  taxIds: '[{"id":"t1","label":"VAT number","value":"ESB12345674"}]',
  phone: '+1 902 555 0100',
  email: 'office@harbour.example',
  website: 'https://harbour.example',
  iban: 'ES9121000418450200051332',
  holidays: '[{"id":"2026-12-25","on":"2026-12-25","label":"Christmas Day"}]',
  taxCodes: '[]',
  defaultTaxCode: 'S21',
  mailLanguage: 'es',
  mailReplyTo: 'office@harbour.example',
  mailSender: 'Harbour',
  mailFooter: 'Questions? Call us.',
  sendsWelcome: false,
  takesPaymentsOnSite: true,
  techniciansSeePrices: true,
  termsDays: 30,
  reminders: '7,21,35',
  visitMails: 'booked,dayBefore,onTheWay',
  pricesIncludeTax: true,
  cashRounding: '0.05',
  trackDays: 7,
  alertOffer: 'never',
  quietHours: '20:00-06:00',
  arrivalWindows: '[{"id":"0800-1000","from":"08:00","to":"10:00"}]',
  windowBefore: 0,
  windowAfter: 30,
  freezeMinutes: 90,
  restMinutes: 0,
  expiredSkill: 'block',
  laborItemId: 'i-labor',
  barriers:
    '[{"id":"r1","name":"River","minutes":12,"points":[{"latitude":44.6,"longitude":-63.6},{"latitude":44.7,"longitude":-63.5}]}]',
  planningWeights: '[{"id":"late","value":5}]',
  territories: '[{"id":"t1","name":"Harbour","postalCodes":["B3H"]}]',
} as const satisfies Record<keyof typeof laterDefaults, unknown>

/** Values on the edge of what a setting may hold. */
const edges: readonly (readonly [keyof typeof written, unknown])[] = [
  ['website', 'javascript:alert(1)'],
  ['website', 'http://harbour.example'],
  ['website', 'https://harbour.example /a'],
  ['website', `https://${'x'.repeat(190)}`],
  ['website', `https://${'x'.repeat(191)}`],
  ['website', 'harbour.example'],
  ['iban', 'ES91 2100 0418 4502 0005 1332'],
  ['iban', 'es9121000418450200051332'],
  ['email', 'office@'],
  ['email', 'office harbour@harbour.example'],
  ['email', `${'x'.repeat(185)}@harbour.example`],
  ['email', `${'x'.repeat(184)}@harbour.example`],
  ['mailReplyTo', 'a@b@harbour.example'],
  ['mailReplyTo', 'a\r\nBcc:b@harbour.example'],
  ['mailReplyTo', 'a@harbour.example\r\nSubject:x'],
  ['mailReplyTo', '"a"<b>@harbour.example'],
  ['email', 'a,b@harbour.example'],
  ['defaultTaxCode', 's21'],
  ['defaultTaxCode', 'X'.repeat(20)],
  ['defaultTaxCode', 'X'.repeat(21)],
  ['mailLanguage', 'fr'],
  ['mailLanguage', null],
  ['mailLanguage', ''],
  ['alertOffer', 'always'],
  ['quietHours', '24:00-06:00'],
  ['quietHours', '20:00-06:60'],
  ['quietHours', '20:00'],
  ['sendsWelcome', 'no'],
  ['takesPaymentsOnSite', 'no'],
  ['techniciansSeePrices', 'no'],
  ['techniciansSeePrices', null],
  ['termsDays', -1],
  ['termsDays', 0],
  ['termsDays', 365],
  ['termsDays', 366],
  ['termsDays', 7.5],
  ['termsDays', null],
  ['reminders', ''],
  ['reminders', '180'],
  ['reminders', '7,21,35,49'],
  ['reminders', '7, 21'],
  ['reminders', '-7'],
  ['reminders', 7],
  ['reminders', '7 1'],
  ['visitMails', ''],
  ['visitMails', 'booked'],
  ['visitMails', 'booked,onTheWay'],
  ['visitMails', 'onTheWay'],
  ['visitMails', 'onTheWay,booked'],
  ['visitMails', ',onTheWay'],
  ['visitMails', 'booked,booked'],
  ['visitMails', 'dayAfter'],
  ['visitMails', true],
  ['cashRounding', '0.10'],
  ['cashRounding', '1'],
  ['cashRounding', ''],
  ['cashRounding', '0x05'],
  ['cashRounding', '0.5'],
  ['cashRounding', 1],
  ['cashRounding', null],
  ['trackDays', 14],
  ['trackDays', 31],
  ['trackDays', '7'],
  ['trackDays', null],
  ['pricesIncludeTax', 'yes'],
  ['pricesIncludeTax', null],
  ['windowBefore', -1],
  ['windowBefore', 480],
  ['windowBefore', 481],
  ['windowAfter', 4],
  ['windowAfter', 5],
  ['windowAfter', 480],
  ['windowAfter', 481],
  ['freezeMinutes', -1],
  ['freezeMinutes', 0],
  ['freezeMinutes', 480],
  ['freezeMinutes', 481],
  ['freezeMinutes', 7.5],
  ['restMinutes', -1],
  ['restMinutes', 1440],
  ['restMinutes', 1441],
  ['laborItemId', null],
  ['laborItemId', ''],
  ['laborItemId', 'a/b'],
  ['laborItemId', 'x'.repeat(128)],
  ['laborItemId', 'x'.repeat(129)],
  ['expiredSkill', 'note'],
  ['expiredSkill', null],
]

/** The settings that came after companies existed, and the features that a company does without. */
export function describeCompany(world: () => World): void {
  const may = (uid: string | null, fields: Doc, at = path) =>
    world().mayCommit(uid, [updateOf(at, { ...fields, updatedBy: uid ?? 'nobody' })])
  const isOffice = (uid: string) => uid === 'owner' || uid === 'admin'

  it.each(Object.entries(written))('lets only the office set %s', async (field, value) => {
    for (const { uid } of people)
      expect(await may(uid, { [field]: value }), uid).toBe(isOffice(uid))
    expect(await may(null, { [field]: value })).toBe(false)
    expect(await may('owner', { [field]: value }, 'companies/other')).toBe(false)
  })

  it.each(edges)('takes %s %j only if the app does', async (field, value) => {
    const edits = { [field]: { from: null, to: value } }
    const valid = prepareMutation('company/edit', { companyId: 'home', edits }).ok
    expect(await may('admin', { [field]: value })).toBe(valid)
  })

  it('takes no IBAN that could not be one, and leaves the check digits to the app', async () => {
    expect(await may('admin', { iban: 'ES9221000418450200051332' })).toBe(true)
    expect(await may('admin', { iban: 'ES91' })).toBe(false)
  })

  it('lets a member read all of it, and no one else', async () => {
    for (const { uid, companyId } of people)
      expect(await world().mayGet(uid, path), uid).toBe(companyId === 'home')
  })

  describe('features', () => {
    it('are switched by the owner alone', async () => {
      for (const { uid } of people)
        for (const hiddenFeatures of [['inventory'], [...optionalFeatures]])
          expect(await may(uid, { hiddenFeatures }), uid).toBe(uid === 'owner')
    })

    it.each([
      ['orders'],
      ['customers'],
      ['technicians'],
      ['x'],
      [''],
      [null],
      [5],
      ['inventory', 'orders'],
      ['inventory', 'inventory', 'inventory', 'inventory'],
    ])('are none that a company needs: %j', async (...hiddenFeatures) => {
      expect(await may('owner', { hiddenFeatures })).toBe(false)
    })

    it.each(['inventory', { inventory: true }, 7, null])('are a list, not %j', async (value) => {
      expect(await may('owner', { hiddenFeatures: value })).toBe(false)
    })

    it('may stay off while an admin edits something else', async () => {
      const home = await createHome({ hiddenFeatures: ['inventory'] })
      const edit = (fields: Doc) =>
        home.mayCommit('admin', [updateOf(path, { ...fields, updatedBy: 'admin' })])
      expect(await edit({ name: 'Harbor' })).toBe(true)
      expect(await edit({ hiddenFeatures: ['inventory'], name: 'Harbor' })).toBe(true)
      expect(await edit({ hiddenFeatures: [], name: 'Harbor' })).toBe(false)
    })

    it('stop positions from being recorded, as switching tracking off does', async () => {
      const position = {
        at: new Date(now),
        expireAt: new Date(now),
        latitude: 44.5,
        longitude: -64,
        accuracy: 5,
        battery: null,
        schema: 1,
        updatedBy: 'tech',
      }
      const mayRecord = async (company: Doc) =>
        (await createHome({ tracking: 'travel', ...company })).mayCommit('tech', [
          createOf(`${path}/positions/tech`, { ...position, updatedAt: '' }, 'updatedAt'),
        ])
      expect(await mayRecord({})).toBe(true)
      expect(await mayRecord({ hiddenFeatures: ['schedule', 'inventory'] })).toBe(true)
      expect(await mayRecord({ hiddenFeatures: ['tracking'] })).toBe(false)
      expect(await mayRecord({ tracking: 'off' })).toBe(false)
    })
  })
}
