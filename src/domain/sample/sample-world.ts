import type { OrderStatus } from '../order/order-status.ts'
import type { Priority } from '../entities/order.ts'

/** The customers of the sample company, each with its first site under the same key. */
export const customerKeys = [
  'bakery',
  'dentist',
  'school',
  'hotel',
  'garage',
  'flats',
  'gym',
  'cafe',
] as const
export type CustomerKey = (typeof customerKeys)[number]

/** Further sites, and whose they are. */
export const moreSites = { sportsHall: 'school', annex: 'hotel', buildingB: 'flats' } as const
export type SiteKey = CustomerKey | keyof typeof moreSites

interface AssetSpec {
  readonly site: SiteKey
  readonly maker: string
  readonly model: string
  readonly serial: string
  /** Age in years, and years of warranty. */
  readonly age: number
  readonly warranty: number
}

/** Equipment; makers and models are invented. */
export const assetSpecs = {
  cooler: asset('bakery', 'Polarmark', 'WK 8', 'PM-20417', 3, 5),
  heatPump: asset('dentist', 'Norvane', 'AirLoop 12', 'NV-11882', 1, 5),
  boiler: asset('school', 'Norvane', 'CB 46', 'NV-40231', 9, 2),
  ventilation: asset('sportsHall', 'Halden', 'V 20', 'HA-77310', 6, 2),
  boilerOne: asset('hotel', 'Norvane', 'CB 80', 'NV-40512', 4, 5),
  boilerTwo: asset('hotel', 'Norvane', 'CB 80', 'NV-40513', 4, 5),
  waterHeater: asset('annex', 'Tarn', 'WH 200', 'TA-00931', 7, 2),
  airHeater: asset('garage', 'Halden', 'AH 35', 'HA-61204', 5, 2),
  pump: asset('flats', 'Tarn', 'CP 25-60', 'TA-08845', 2, 3),
  airConditioner: asset('gym', 'Tarn', 'AC 9', 'TA-05520', 3, 5),
  iceMachine: asset('cafe', 'Tarn', 'IM 90', 'TA-03377', 2, 3),
} as const satisfies Record<string, AssetSpec>
export type AssetKey = keyof typeof assetSpecs

export type TemplateKey = 'service' | 'leak'

export interface OrderSpec {
  readonly site: SiteKey
  readonly assets?: readonly AssetKey[]
  readonly priority?: Priority
  readonly template?: TemplateKey
  /** Working days from today, the place in that day, and minutes; without it the order waits for a plan. */
  readonly when?: readonly [day: number, slot: 0 | 1 | 2 | 3 | 4, minutes: number]
  /** Whether the customer was promised an arrival window. */
  readonly isPromised?: boolean
  /** What became of it after it was planned; none of them where it was only planned. */
  readonly steps?: readonly OrderStatus[]
  readonly answers?: 'some' | 'all'
  /** Parts used from the van. */
  readonly parts?: Readonly<Partial<Record<PartKey, number>>>
}

/** A week's orders in every status that a person can give one. Planned ones belong to the person who adds them. */
export const orderSpecs = {
  filters: { site: 'gym', assets: ['airConditioner'], when: [-3, 0, 90], ...reviewed() },
  schoolService: {
    site: 'school',
    assets: ['boiler'],
    template: 'service',
    when: [-3, 2, 120],
    answers: 'all',
    ...reviewed(),
  },
  sinkLeak: {
    site: 'cafe',
    template: 'leak',
    when: [-2, 0, 60],
    answers: 'all',
    parts: { trap: 1, tape: 1 },
    ...done(),
  },
  coolerNoise: {
    site: 'bakery',
    assets: ['cooler'],
    when: [-2, 1, 90],
    parts: { fanMotor: 1 },
    ...done(),
  },
  drippingTap: { site: 'flats', when: [-2, 3, 60], steps: ['dispatched', 'cannotComplete'] },
  heatPumpFault: {
    site: 'dentist',
    assets: ['heatPump'],
    priority: 'high',
    when: [-1, 0, 120],
    parts: { sensor: 1 },
    ...done(),
  },
  hallVentilation: {
    site: 'sportsHall',
    assets: ['ventilation'],
    when: [-1, 2, 90],
    steps: ['dispatched', 'onSite', 'partlyDone'],
  },
  thermostat: { site: 'hotel', when: [-1, 3, 60], parts: { valveHead: 2 }, ...done() },
  outdoorTap: { site: 'garage', when: [-1, 4, 60], steps: ['cancelled'] },
  radiators: { site: 'buildingB', when: [0, 0, 60], parts: { airVent: 2 }, ...done() },
  hotelService: {
    site: 'hotel',
    assets: ['boilerOne', 'boilerTwo'],
    template: 'service',
    when: [0, 1, 120],
    answers: 'some',
    steps: ['dispatched', 'accepted', 'enRoute', 'onSite'],
  },
  iceMachineLeak: {
    site: 'cafe',
    assets: ['iceMachine'],
    when: [0, 2, 60],
    steps: ['dispatched', 'onSite', 'paused'],
  },
  hotWater: {
    site: 'annex',
    assets: ['waterHeater'],
    priority: 'high',
    when: [0, 3, 60],
    isPromised: true,
    steps: ['dispatched', 'accepted', 'enRoute'],
  },
  airConditionerNoise: {
    site: 'gym',
    assets: ['airConditioner'],
    when: [0, 4, 60],
    isPromised: true,
    steps: ['dispatched', 'accepted'],
  },
  noHeating: { site: 'dentist', assets: ['heatPump'], priority: 'urgent' },
  lowPressure: { site: 'garage', priority: 'high' },
  coolerService: {
    site: 'bakery',
    assets: ['cooler'],
    template: 'service',
    when: [1, 0, 120],
    steps: ['dispatched'],
  },
  kitchenTap: { site: 'hotel', when: [1, 2, 60], isPromised: true },
  backflow: { site: 'school', when: [1, 3, 60] },
  airHeaterService: {
    site: 'garage',
    assets: ['airHeater'],
    template: 'service',
    when: [2, 0, 90],
  },
  pumpNoise: { site: 'flats', assets: ['pump'], when: [2, 2, 90] },
  newBoiler: { site: 'flats', when: [2, 3, 60], steps: ['onHold'] },
  gymService: {
    site: 'gym',
    assets: ['airConditioner'],
    template: 'service',
    when: [3, 1, 120],
  },
  heaterCheck: { site: 'annex', assets: ['waterHeater'], when: [4, 0, 60], steps: ['dispatched'] },
  descale: { site: 'cafe' },
  meterReading: { site: 'hotel', priority: 'low' },
} as const satisfies Record<string, OrderSpec>
export type OrderKey = keyof typeof orderSpecs

interface PartSpec {
  readonly sku: string
  readonly category: 'heating' | 'plumbing' | 'cooling' | 'small'
  readonly unit: 'piece' | 'set' | 'metre' | 'litre'
  /** Cost and price in whole units of a currency like the dollar. */
  readonly cost: number
  readonly price: number
  /** Quantities in the warehouse and in the van, and the van's minimum. */
  readonly stock: readonly [warehouse: number, van: number, minimum: number | null]
}

export const partSpecs = {
  cartridge: part('H-101', 'heating', 'piece', 42, 69, [6, 2, 2]),
  circulationPump: part('H-102', 'heating', 'piece', 189, 295, [2, 1, null]),
  expansionTank: part('H-103', 'heating', 'piece', 56, 92, [3, 0, null]),
  sensor: part('H-104', 'heating', 'piece', 31, 58, [8, 3, 2]),
  valveHead: part('H-105', 'heating', 'piece', 19, 33, [12, 6, 4]),
  airVent: part('H-106', 'heating', 'piece', 6.5, 13.5, [20, 6, 5]),
  trap: part('P-201', 'plumbing', 'piece', 8.5, 17, [10, 4, 2]),
  elbow: part('P-202', 'plumbing', 'piece', 4, 8.5, [60, 20, 10]),
  pipe: part('P-203', 'plumbing', 'metre', 11.5, 19.5, [48, 12, null]),
  fanMotor: part('C-301', 'cooling', 'piece', 59, 98, [2, 1, 1]),
  coilCleaner: part('C-302', 'cooling', 'litre', 5, 11, [15, 3, null]),
  tape: part('S-901', 'small', 'piece', 1.8, 4.5, [30, 5, 3]),
} as const satisfies Record<string, PartSpec>
export type PartKey = keyof typeof partSpecs
export type CategoryKey = PartSpec['category']

/** Messages about orders. */
export const messageSpecs = {
  newSeal: 'iceMachineLeak',
  beltOrdered: 'hallVentilation',
  callFirst: 'noHeating',
} as const satisfies Record<string, OrderKey>
export type MessageKey = keyof typeof messageSpecs

function done(): Pick<OrderSpec, 'steps'> {
  return { steps: ['dispatched', 'onSite', 'done'] }
}

function reviewed(): Pick<OrderSpec, 'steps'> {
  return { steps: ['dispatched', 'onSite', 'done', 'reviewed'] }
}

function asset(
  site: SiteKey,
  maker: string,
  model: string,
  serial: string,
  age: number,
  warranty: number,
): AssetSpec {
  return { site, maker, model, serial, age, warranty }
}

function part(
  sku: string,
  category: PartSpec['category'],
  unit: PartSpec['unit'],
  cost: number,
  price: number,
  stock: PartSpec['stock'],
): PartSpec {
  return { sku, category, unit, cost, price, stock }
}
