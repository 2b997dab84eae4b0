import type { Trade } from '../base/types.ts'

/** A line of an offer: an item of the catalogue by its SKU, hours of labor, or a price of its own. */
export type OfferLine =
  | { readonly sku: string; readonly quantity: number }
  | { readonly hours: number }
  | { readonly name: string; readonly price: number }

export interface Offer {
  readonly name: string
  readonly note?: string
  readonly lines: readonly OfferLine[]
}

export type DemoEstimateState =
  | { readonly status: 'draft' | 'sent' | 'cancelled' }
  | { readonly status: 'approved' | 'converted'; readonly option: number; readonly proof: string }
  | { readonly status: 'declined'; readonly reason: string }

export interface EstimatePlan {
  readonly trade: Trade
  readonly title: string
  /** Office days ago on which it was entered. */
  readonly ago: number
  readonly offers: readonly Offer[]
  readonly state: DemoEstimateState
  readonly note?: string
  /** What is paid before the work, in thousandths of a percent. */
  readonly deposit?: number
  /** Days on which it can be approved; 30 unless something is said. */
  readonly validDays?: number
}

const labor = (hours: number): OfferLine => ({ hours })
const part = (sku: string, quantity: number): OfferLine => ({ sku, quantity })
const own = (name: string, price: number): OfferLine => ({ name, price })
const only = (...lines: readonly OfferLine[]): readonly Offer[] => [{ name: 'Estimate', lines }]

/** Estimates in every state: what is new, what waits too long, what expired, and what was decided. */
export const estimatePlans: readonly EstimatePlan[] = [
  {
    trade: 'heating',
    title: 'Replace the boiler',
    ago: 2,
    note: 'Prices hold while the manufacturer’s spring offer runs.',
    deposit: 30_000,
    offers: [
      {
        name: 'Standard',
        note: 'Same output as today, five-year warranty.',
        lines: [own('Condensing boiler 24 kW', 265_000), part('H-1003', 1), labor(9)],
      },
      {
        name: 'High efficiency',
        note: 'About 12% less gas, eight-year warranty.',
        lines: [own('Condensing boiler 24 kW, A+', 338_000), part('H-1003', 1), labor(9)],
      },
      {
        name: 'Heat pump',
        note: 'No gas connection needed afterwards.',
        lines: [own('Air-to-water heat pump 9 kW', 745_000), part('H-1002', 1), labor(22)],
      },
    ],
    state: { status: 'sent' },
  },
  {
    trade: 'electrical',
    title: 'LED lighting for the hall',
    ago: 9,
    offers: [
      { name: 'Panels only', lines: [part('E-2003', 24), labor(8)] },
      {
        name: 'With motion sensors',
        note: 'Lights switch off where nobody is.',
        lines: [part('E-2003', 24), part('E-2008', 6), labor(11)],
      },
    ],
    state: { status: 'sent' },
  },
  {
    trade: 'refrigeration',
    title: 'New door gaskets for both cold rooms',
    ago: 7,
    offers: only(part('R-3006', 4), labor(3)),
    state: { status: 'sent' },
  },
  {
    trade: 'electrical',
    title: 'Surge protection for the main panel',
    ago: 38,
    validDays: 21,
    offers: only(part('E-2013', 2), labor(2.5)),
    state: { status: 'sent' },
  },
  {
    trade: 'heating',
    title: 'Replace six radiator valves',
    ago: 1,
    offers: only(part('H-1006', 6), part('H-1007', 6), labor(4)),
    state: { status: 'draft' },
  },
  {
    trade: 'refrigeration',
    title: 'Controller upgrade, walk-in freezer',
    ago: 5,
    offers: only(part('R-3008', 1), part('R-3007', 1), labor(5)),
    state: { status: 'draft' },
  },
  {
    trade: 'heating',
    title: 'Second circulation pump',
    ago: 4,
    deposit: 25_000,
    offers: only(part('H-1002', 1), part('H-1012', 6), labor(4.5)),
    state: { status: 'approved', option: 0, proof: 'Approved by e-mail' },
  },
  {
    trade: 'refrigeration',
    title: 'Replace the condensing unit',
    ago: 6,
    offers: [
      { name: 'Same model', lines: [own('Condensing unit 3 HP', 289_000), labor(8)] },
      { name: 'Low noise', lines: [own('Condensing unit 3 HP, low noise', 352_000), labor(8)] },
    ],
    state: { status: 'approved', option: 1, proof: 'Approved on the phone' },
  },
  {
    trade: 'electrical',
    title: 'Emergency lighting, second floor',
    ago: 8,
    offers: only(part('E-2005', 7), part('E-2011', 60), labor(9)),
    state: { status: 'converted', option: 0, proof: 'Purchase order by e-mail' },
  },
  {
    trade: 'heating',
    title: 'Underfloor heating in the lobby',
    ago: 21,
    offers: only(own('Underfloor heating, 42 m²', 310_000), labor(26)),
    state: { status: 'declined', reason: 'Postponed to next year’s budget' },
  },
  {
    trade: 'electrical',
    title: 'Charging point in the yard',
    ago: 16,
    offers: only(own('Charging station 11 kW', 124_000), part('E-2011', 35), labor(6)),
    state: { status: 'declined', reason: 'Went with another supplier' },
  },
  {
    trade: 'refrigeration',
    title: 'Move the display cooler',
    ago: 12,
    offers: only(labor(3), part('G-9003', 1)),
    state: { status: 'cancelled' },
  },
]
