import type { Trade } from '../base/types.ts'

/** A kind of customer. `%` in a name stands for a word of the town. */
export interface BusinessKind {
  readonly slug: string
  readonly names: readonly string[]
  readonly count: number
  readonly trades: readonly Trade[]
  /** Names of a second building, where this kind may have one; the first is the main one. */
  readonly buildings?: readonly [string, string]
}

const all: readonly Trade[] = ['heating', 'electrical', 'refrigeration']
const warm: readonly Trade[] = ['heating', 'electrical']

export const businessKinds: readonly BusinessKind[] = [
  { slug: 'bakery', names: ['% Bakery', '% Bread House'], count: 10, trades: all },
  { slug: 'cafe', names: ['% Café', '% Coffee Room'], count: 12, trades: all },
  { slug: 'restaurant', names: ['% Kitchen', 'The % Table', '% Grill'], count: 14, trades: all },
  {
    slug: 'hotel',
    names: ['% Hotel', '% Inn'],
    count: 10,
    trades: all,
    buildings: ['Main house', 'Annexe'],
  },
  { slug: 'guesthouse', names: ['% Guest House', '% Lodge'], count: 8, trades: warm },
  {
    slug: 'school',
    names: ['% School', '% Elementary School'],
    count: 8,
    trades: warm,
    buildings: ['Main building', 'Gymnasium'],
  },
  { slug: 'nursery', names: ['% Day Nursery', '% Children’s Centre'], count: 6, trades: warm },
  { slug: 'clinic', names: ['% Clinic', '% Medical Centre'], count: 8, trades: all },
  { slug: 'dental', names: ['% Dental Practice'], count: 6, trades: warm },
  { slug: 'pharmacy', names: ['% Pharmacy'], count: 7, trades: all },
  { slug: 'vet', names: ['% Animal Hospital', '% Veterinary Centre'], count: 3, trades: all },
  {
    slug: 'care',
    names: ['% Care Home', '% Residence'],
    count: 6,
    trades: all,
    buildings: ['North wing', 'South wing'],
  },
  { slug: 'grocery', names: ['% Grocery', '% Food Market'], count: 10, trades: all },
  {
    slug: 'fish',
    names: ['% Fish Co-operative', '% Seafoods'],
    count: 8,
    trades: all,
    buildings: ['Processing hall', 'Cold store'],
  },
  { slug: 'brewery', names: ['% Brewery', '% Cider Works'], count: 4, trades: all },
  {
    slug: 'boatyard',
    names: ['% Boatyard', '% Marine Works'],
    count: 8,
    trades: warm,
    buildings: ['Workshop', 'Winter store'],
  },
  {
    slug: 'workshop',
    names: ['% Joinery', '% Metal Works', '% Machine Shop'],
    count: 12,
    trades: warm,
  },
  { slug: 'garage', names: ['% Garage', '% Auto Repair'], count: 8, trades: warm },
  { slug: 'laundry', names: ['% Laundry'], count: 4, trades: warm },
  {
    slug: 'apartments',
    names: ['% Apartments', '% Court'],
    count: 12,
    trades: warm,
    buildings: ['Block A', 'Block B'],
  },
  { slug: 'offices', names: ['% Business Centre', '% House Offices'], count: 8, trades: all },
  {
    slug: 'warehouse',
    names: ['% Storage', '% Freight'],
    count: 6,
    trades: all,
    buildings: ['Hall 1', 'Hall 2'],
  },
  { slug: 'museum', names: ['% Museum', '% Gallery'], count: 4, trades: warm },
  { slug: 'library', names: ['% Library'], count: 2, trades: warm },
  { slug: 'church', names: ['% Church Hall', '% Community Hall'], count: 5, trades: warm },
  {
    slug: 'sports',
    names: ['% Sports Centre', '% Rowing Club', '% Swimming Pool'],
    count: 5,
    trades: all,
  },
  { slug: 'cinema', names: ['% Cinema', '% Playhouse'], count: 2, trades: all },
  {
    slug: 'town',
    names: ['% Fire Station', '% Town Depot', '% Ferry Terminal', '% Port Office'],
    count: 4,
    trades: warm,
  },
]

/** Words that name things in and around the port; none is a person's. */
export const placeWords: readonly string[] = [
  'Harbour',
  'Quayside',
  'Lighthouse',
  'Anchor',
  'Saltmarsh',
  'Bluewater',
  'Seagull',
  'North Pier',
  'Ferry Road',
  'Mill Brook',
  'Hilltop',
  'Beacon',
  'Bay View',
  'Driftwood',
  'Rope Walk',
  'Lantern',
  'Old Port',
  'Tidewater',
  'Breakwater',
  'Compass',
  'Market Square',
  'Orchard',
  'Station Road',
  'Foundry',
  'Shoreline',
  'Windward',
  'Sandbar',
  'Ellery',
]
