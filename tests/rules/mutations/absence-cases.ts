import { homeDocs } from '../world/home.ts'
import { people } from '../world/people.ts'
import { type MutationCase, mutation } from './mutation.ts'

const request = {
  absenceId: 'ab-new',
  kind: 'vacation',
  fromOn: '2026-07-06',
  toOn: '2026-07-17',
  note: 'At the lake',
} as const

const absenceIds = [...homeDocs().keys()].flatMap((ref) =>
  ref.startsWith('absences/') ? [ref.slice('absences/'.length)] : [],
)

/** Time off, asked for, entered and decided about for each person. */
export const absenceCases: readonly MutationCase[] = [
  ...people.flatMap(({ uid: userId }) => [
    mutation('absence/request', { ...request, userId }),
    mutation('absence/add', { ...request, userId, kind: 'sick' }),
  ]),
  ...absenceIds.flatMap((absenceId) => [
    mutation('absence/decide', { absenceId, status: 'approved', reply: '' }),
    mutation('absence/decide', { absenceId, status: 'rejected', reply: 'Too busy that week' }),
    mutation('absence/cancel', { absenceId }),
  ]),
]
