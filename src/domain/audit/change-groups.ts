import { type MutationName, mutationNames } from '../mutation/mutation-name.ts'

/** What a change is about, as the audit log groups it. */
export const changeSubjects = [
  'orders',
  'customers',
  'money',
  'stock',
  'time',
  'photos',
  'messages',
  'people',
  'company',
] as const
export type ChangeSubject = (typeof changeSubjects)[number]

/** What a change does. */
export const changeKinds = ['created', 'edited', 'removed', 'other'] as const
export type ChangeKind = (typeof changeKinds)[number]

const subjects: Readonly<Record<string, ChangeSubject>> = {
  order: 'orders',
  booking: 'orders',
  plan: 'orders',
  customer: 'customers',
  site: 'customers',
  asset: 'customers',
  share: 'customers',
  estimate: 'money',
  invoice: 'money',
  payment: 'money',
  series: 'money',
  pricelist: 'money',
  stock: 'stock',
  item: 'stock',
  location: 'stock',
  cost: 'stock',
  time: 'time',
  week: 'time',
  absence: 'time',
  photo: 'photos',
  message: 'messages',
  thread: 'messages',
  user: 'people',
  member: 'people',
  staff: 'people',
  picture: 'people',
  invite: 'people',
  device: 'people',
}

const kinds: readonly (readonly [ChangeKind, RegExp])[] = [
  ['created', /^(create|add|setup|accept|followUp|request)/],
  ['edited', /^(edit|correct|assign|answer|minimum|plan|restoreField|share|renew|locate|set$)/],
  ['removed', /^(delete|remove|revoke|deactivate|cancel|forget)/],
]

/** What a mutation is about, by its name; whatever has no group of its own belongs to the company. */
function subjectOf(name: string): ChangeSubject {
  return subjects[name.split('/', 1)[0] ?? ''] ?? 'company'
}

function kindOf(name: string): ChangeKind {
  const action = name.split('/')[1] ?? ''
  return kinds.find(([, words]) => words.test(action))?.[0] ?? 'other'
}

/** The mutations of a subject and kind; null where neither is given. */
export function namesOf(
  subject: ChangeSubject | null,
  kind: ChangeKind | null,
): readonly MutationName[] | null {
  if (subject === null && kind === null) return null
  return mutationNames.filter(
    (name) =>
      (subject === null || subjectOf(name) === subject) && (kind === null || kindOf(name) === kind),
  )
}
