import { describe, expect, it } from 'vitest'
import { people } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

const checkout = {
  mode: 'subscription',
  product: 'prod_team',
  price: 'price_month',
  quantity: 6,
  success_url: '/subscription?checkout=done',
  cancel_url: '/subscription',
  locale: 'en',
}

/** What owners buy at Stripe: who may read it, and what they may ask for. */
export function describeBilling(world: () => World): void {
  const path = (uid: string, id = 'new') => `customers/${uid}/checkout_sessions/${id}`
  const asks = (uid: string | null, doc: object = checkout, whose = uid ?? 'owner') =>
    world().mayCommitBare(uid, [createOf(path(whose), { ...doc })])

  describe('the checkout', () => {
    it.each(people)('is begun by owners alone: $uid', async ({ uid, role, companyId, status }) => {
      // The other company of the tests has no seats, so nothing can be bought for it.
      const isOwner = role === 'owner' && status === 'active' && companyId === 'home'
      expect(await asks(uid)).toBe(isOwner)
      if (uid !== 'owner') expect(await asks(uid, checkout, 'owner')).toBe(false)
    })

    it('is not begun by a stranger', async () => {
      expect(await asks(null)).toBe(false)
    })

    it.each([
      ['more seats', { quantity: 200 }],
      ['by the year', { price: 'price_year' }],
      ['in Spanish', { locale: 'es' }],
      ['back to the plain page', { success_url: '/subscription' }],
    ])('may be %s', async (_, more) => {
      expect(await asks('owner', { ...checkout, ...more })).toBe(true)
    })

    it.each([
      ['days of trial', { trial_period_days: 30 }],
      ['a promotion', { allow_promotion_codes: true }],
      ['metadata', { metadata: { companyId: 'other' } }],
      ['an address', { url: 'https://elsewhere.example' }],
      ['another mode', { mode: 'payment' }],
      ['another language', { locale: 'xx' }],
      ['fewer seats than people', { quantity: 4 }],
      ['too many seats', { quantity: 201 }],
      ['half a seat', { quantity: 6.5 }],
      ['seats in words', { quantity: '6' }],
      ['another site afterwards', { success_url: 'https://elsewhere.example/subscription' }],
      ['another page afterwards', { success_url: '/orders' }],
      ['another host afterwards', { success_url: '//elsewhere.example' }],
      ['another site when cancelled', { cancel_url: 'https://elsewhere.example' }],
      ['no address afterwards', { success_url: null }],
      ['a price that is not sold any more', { price: 'price_old' }],
      ['a price that does not exist', { price: 'price_none' }],
      ['a price of another product', { product: 'prod_other' }],
      ['a path as a price', { price: 'price_month/x' }],
      ['a path as a product', { product: 'prod_team/x' }],
      ['a number as a product', { product: 7 }],
      ['a number as a price', { price: 7 }],
    ])('is refused with %s', async (_, more) => {
      expect(await asks('owner', { ...checkout, ...more })).toBe(false)
    })

    it.each(Object.keys(checkout))('is refused without %s', async (key) => {
      const { [key as 'mode']: _, ...rest } = checkout
      expect(await asks('owner', rest)).toBe(false)
      expect(await asks('owner', { ...rest, other: 1 })).toBe(false)
    })

    it('is only read by the one who began it, and never changed', async () => {
      expect(await world().mayGet('owner', path('owner', 'cs1'))).toBe(true)
      for (const uid of ['admin', 'owner-foreign', null])
        expect(await world().mayGet(uid, path('owner', 'cs1'))).toBe(false)
      const from = [{ collectionId: 'checkout_sessions' }]
      expect(await world().mayList('owner', 'customers/owner', { from })).toBe(false)
      const changes = [
        updateOf(path('owner', 'cs1'), { url: 'https://elsewhere.example' }),
        deleteOf(path('owner', 'cs1')),
      ]
      for (const change of changes)
        expect(await world().mayCommitBare('owner', [change])).toBe(false)
    })
  })

  describe.each([
    ['subscriptions', 'customers/owner'],
    ['invoices', 'customers/owner/subscriptions/sub1'],
  ])('the %s of an owner', (collection, parent) => {
    it('are read by them alone, and written by no one', async () => {
      const one = `${parent}/${collection}/${collection === 'invoices' ? 'in1' : 'sub1'}`
      const query = { from: [{ collectionId: collection }] }
      for (const uid of ['owner', 'admin', 'tech', 'owner-foreign', null]) {
        expect(await world().mayGet(uid, one)).toBe(uid === 'owner')
        expect(await world().mayList(uid, parent, query)).toBe(uid === 'owner')
        const writes = [
          createOf(`${parent}/${collection}/new`, { status: 'active' }),
          updateOf(one, { status: 'active' }),
          deleteOf(one),
        ]
        for (const write of writes) expect(await world().mayCommitBare(uid, [write])).toBe(false)
      }
    })
  })

  it('what is sold is read by everyone who is signed in, and written by no one', async () => {
    for (const uid of ['owner', 'tech', 'owner-foreign', null]) {
      const isIn = uid !== null
      expect(await world().mayGet(uid, 'products/prod_team')).toBe(isIn)
      expect(await world().mayGet(uid, 'products/prod_team/prices/price_month')).toBe(isIn)
      const list = (parent: string, collectionId: string) =>
        world().mayList(uid, parent, { from: [{ collectionId }] })
      expect(await list('', 'products')).toBe(isIn)
      expect(await list('products/prod_team', 'prices')).toBe(isIn)
      const writes = [
        createOf('products/mine', { active: true }),
        createOf('products/prod_team/prices/mine', { active: true }),
        updateOf('products/prod_team/prices/price_month', { unit_amount: 1 }),
        deleteOf('products/prod_team'),
      ]
      for (const write of writes) expect(await world().mayCommitBare(uid, [write])).toBe(false)
    }
  })

  it('no one writes who they are at Stripe', async () => {
    for (const write of [
      createOf('customers/owner', { stripeId: 'cus_other' }),
      updateOf('customers/admin', { stripeId: 'cus_other' }),
    ])
      expect(await world().mayCommitBare('owner', [write])).toBe(false)
    expect(await world().mayGet('owner', 'customers/owner')).toBe(false)
  })
}
