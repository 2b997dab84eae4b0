import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { logoId } from '#domain/entities/picture.ts'
import { pictureDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import { type MutationCase, mutation } from './mutation.ts'

const { contentType, width, height, data } = pictureDoc()
const picture = { contentType, width, height, data } as never

/** Skills, hours and photo of each person, and the company's logo. */
export const staffCases: readonly MutationCase[] = [
  ...people.flatMap(({ uid }) => [
    mutation('staff/edit', {
      uid,
      edits: {
        skills: { from: [], to: [{ id: 'gas', level: 3, expiresOn: null }] },
        weeklyHours: { from: null, to: defaultWorkingHours },
      },
    }),
    mutation('staff/edit', { uid, edits: { maxMinutesPerDay: { from: 480, to: null } } }),
    mutation('staff/edit', { uid, edits: { territoryIds: { from: [], to: ['north', 'south'] } } }),
    mutation('staff/edit', { uid, edits: { pace: { from: 100, to: 120 } } }),
    mutation('picture/set', { pictureId: uid, ...(picture as object) } as never),
    mutation('picture/remove', { pictureId: uid }),
  ]),
  mutation('picture/set', { pictureId: logoId, ...(picture as object) } as never),
  mutation('picture/remove', { pictureId: logoId }),
]
