/**
 * Whose value wins where two people changed the same field:
 * - 'ask': a person decides.
 * - 'set': order means nothing; both changes are kept.
 * - 'people': a set, but two different replacements of everyone are a conflict; the office's first one wins.
 * - 'office': planned by the office; the first change to reach the server wins.
 * - 'field': known to those who do the work; their value wins over the office's.
 * - 'text': both texts are kept, one below the other.
 * - 'items': a list of `{id, ...}`; changes merge item by item, and within one item as with 'field'.
 * - 'codes': the same for a list of `{code, ...}`.
 */
export type MergePolicy = 'ask' | 'set' | 'people' | 'office' | 'field' | 'text' | 'items' | 'codes'

/** Fields that are not listed here are 'ask'. A dotted path takes the policy of its first segment. */
const policies: Readonly<Record<string, Readonly<Record<string, MergePolicy>>>> = {
  orders: {
    assigneeIds: 'people',
    tags: 'set',
    assetIds: 'set',
    priority: 'office',
    plannedStart: 'office',
    plannedEnd: 'office',
    windowStart: 'office',
    windowEnd: 'office',
    skills: 'items',
    crewSize: 'office',
    dueAt: 'office',
    minutes: 'office',
    preferredIds: 'set',
    excludedIds: 'set',
    neededItems: 'items',
    fixedPriceMinor: 'office',
    description: 'text',
    instructions: 'text',
    resolution: 'text',
  },
  bookings: {
    assigneeIds: 'people',
    start: 'office',
    minutes: 'office',
    locked: 'office',
    leadId: 'office',
  },
  plans: {
    assetIds: 'set',
    tags: 'set',
    requires: 'set',
    skills: 'items',
    neededItems: 'items',
    exdates: 'set',
    rdates: 'set',
    overrides: 'items',
    description: 'text',
    instructions: 'text',
  },
  invoices: { orderIds: 'set', lines: 'items', note: 'text' },
  estimates: { options: 'items', lines: 'items', note: 'text' },
  customers: { notes: 'text' },
  sites: { directions: 'text', accessNotes: 'text' },
  assets: { notes: 'text' },
  photos: { caption: 'text', phase: 'field', marks: 'field' },
  users: { permissions: 'set' },
  staff: { skills: 'items', breaks: 'items', exceptions: 'items', territoryIds: 'set' },
  items: { substituteIds: 'set' },
  priceLists: { rules: 'items' },
  timeEntries: { startedAt: 'field', endedAt: 'field' },
  templates: { requires: 'set', skills: 'items', minutes: 'office', instructions: 'text' },
  companies: {
    holidays: 'items',
    taxIds: 'items',
    taxCodes: 'codes',
    skills: 'items',
    arrivalWindows: 'items',
    territories: 'items',
    planningWeights: 'items',
    barriers: 'items',
  },
}

/** Fields that only make sense together: where one of them loses, all of them do. */
const wholes: Readonly<Record<string, readonly (readonly string[])[]>> = {
  orders: [
    ['plannedStart', 'plannedEnd'],
    ['windowStart', 'windowEnd'],
  ],
  plans: [['start', 'timeZone', 'rrule', 'mode']],
  priceLists: [['fromOn', 'untilOn']],
}

/** What the lack of a field means in a document that is older than the field, where that is not null. */
const absent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  orders: { crewSize: 1 },
  staff: { pace: 100 },
}

/** The value of a field that a document lacks. */
export function absentValue(collection: string, field: string): unknown {
  return absent[collection]?.[field] ?? null
}

export function mergePolicy(collection: string, field: string): MergePolicy {
  const known = policies[collection]
  return known?.[field] ?? known?.[field.split('.')[0] ?? ''] ?? 'ask'
}

/** The fields that are merged as a whole with this one, including itself. */
export function wholeOf(collection: string, field: string): readonly string[] {
  return wholes[collection]?.find((fields) => fields.includes(field)) ?? [field]
}
