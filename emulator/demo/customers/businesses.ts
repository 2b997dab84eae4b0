import type { Trade } from '../base/types.ts'

/** A kind of customer; `%` stands for a word from `placeWords`. */
export interface BusinessKind {
  readonly slug: string
  readonly names: readonly string[]
  /** What the contact may be. */
  readonly roles: readonly string[]
  readonly count: number
  readonly trades: readonly Trade[]
  /** Names of the main and of a second building, where this kind may have two. */
  readonly buildings?: readonly [string, string]
}

const all: readonly Trade[] = ['heating', 'electrical', 'refrigeration']
const warm: readonly Trade[] = ['heating', 'electrical']

export const businessKinds: readonly BusinessKind[] = [
  {
    slug: 'bakery',
    roles: ['owner', 'head baker'],
    names: ['% Bakery', '% Bakehouse'],
    count: 10,
    trades: all,
  },
  {
    slug: 'cafe',
    roles: ['owner', 'manager'],
    names: ['% Café', '% Coffee House'],
    count: 12,
    trades: all,
  },
  {
    slug: 'restaurant',
    roles: ['manager', 'head chef'],
    names: ['% Kitchen', 'The % Table', '% Grill'],
    count: 14,
    trades: all,
  },
  {
    slug: 'hotel',
    roles: ['general manager', 'maintenance'],
    names: ['% Hotel', '% Inn'],
    count: 10,
    trades: all,
    buildings: ['Main house', 'Annex'],
  },
  {
    slug: 'guesthouse',
    roles: ['owner'],
    names: ['% Guest House', '% Lodge'],
    count: 8,
    trades: warm,
  },
  {
    slug: 'school',
    roles: ['principal', 'caretaker'],
    names: ['% School', '% Elementary School'],
    count: 8,
    trades: warm,
    buildings: ['Main building', 'Gymnasium'],
  },
  {
    slug: 'nursery',
    roles: ['director'],
    names: ['% Daycare', '% Children’s Centre'],
    count: 6,
    trades: warm,
  },
  {
    slug: 'clinic',
    roles: ['office manager'],
    names: ['% Clinic', '% Medical Centre'],
    count: 8,
    trades: all,
  },
  {
    slug: 'dental',
    roles: ['office manager'],
    names: ['% Dental Practice'],
    count: 6,
    trades: warm,
  },
  {
    slug: 'pharmacy',
    roles: ['pharmacist', 'store manager'],
    names: ['% Pharmacy'],
    count: 7,
    trades: all,
  },
  {
    slug: 'vet',
    roles: ['practice manager'],
    names: ['% Animal Hospital', '% Veterinary Centre'],
    count: 3,
    trades: all,
  },
  {
    slug: 'care',
    roles: ['facilities manager'],
    names: ['% Care Home', '% Residence'],
    count: 6,
    trades: all,
    buildings: ['North wing', 'South wing'],
  },
  {
    slug: 'grocery',
    roles: ['store manager'],
    names: ['% Grocery', '% Food Market'],
    count: 10,
    trades: all,
  },
  {
    slug: 'fish',
    roles: ['plant manager', 'maintenance'],
    names: ['% Fish Co-operative', '% Seafoods'],
    count: 8,
    trades: all,
    buildings: ['Processing plant', 'Cold storage'],
  },
  {
    slug: 'brewery',
    roles: ['owner', 'head brewer'],
    names: ['% Brewery', '% Cider Works'],
    count: 4,
    trades: all,
  },
  {
    slug: 'boatyard',
    roles: ['yard manager'],
    names: ['% Boatyard', '% Marine Works'],
    count: 8,
    trades: warm,
    buildings: ['Workshop', 'Boat storage'],
  },
  {
    slug: 'workshop',
    roles: ['owner', 'foreman'],
    names: ['% Woodworks', '% Metal Works', '% Machine Shop'],
    count: 12,
    trades: warm,
  },
  {
    slug: 'garage',
    roles: ['owner'],
    names: ['% Garage', '% Auto Repair'],
    count: 8,
    trades: warm,
  },
  { slug: 'laundry', roles: ['manager'], names: ['% Laundry'], count: 4, trades: warm },
  {
    slug: 'apartments',
    roles: ['property manager', 'superintendent'],
    names: ['% Apartments', '% Court'],
    count: 12,
    trades: warm,
    buildings: ['Block A', 'Block B'],
  },
  {
    slug: 'offices',
    roles: ['building manager'],
    names: ['% Business Centre', '% Office Park'],
    count: 8,
    trades: all,
  },
  {
    slug: 'warehouse',
    roles: ['site manager'],
    names: ['% Storage', '% Freight'],
    count: 6,
    trades: all,
    buildings: ['Building 1', 'Building 2'],
  },
  { slug: 'museum', roles: ['director'], names: ['% Museum', '% Gallery'], count: 4, trades: warm },
  { slug: 'library', roles: ['branch manager'], names: ['% Library'], count: 2, trades: warm },
  {
    slug: 'church',
    roles: ['caretaker'],
    names: ['% Church Hall', '% Community Hall'],
    count: 5,
    trades: warm,
  },
  {
    slug: 'sports',
    roles: ['facilities manager'],
    names: ['% Sports Centre', '% Rowing Club', '% Swimming Pool'],
    count: 5,
    trades: all,
  },
  { slug: 'cinema', roles: ['manager'], names: ['% Cinema', '% Playhouse'], count: 2, trades: all },
  {
    slug: 'town',
    roles: ['facilities manager'],
    names: ['% Fire Station', '% Town Depot', '% Ferry Terminal', '% Port Office'],
    count: 4,
    trades: warm,
  },
]

/** Names of things in and around the port; none is a person's. */
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
