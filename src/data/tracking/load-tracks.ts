import * as v from 'valibot'
import { calendarDay, instant } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { decodePoints } from '#domain/tracking/track-points.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { serverProblem } from '../server/load-documents.ts'
import { withToken } from '../server/with-token.ts'
import type { AskedTrack, RouteLook } from '../types/tracking.ts'
import { allOf, type AskingMember, queryCompany, where } from './query-company.ts'
import { everyone, recordLook } from './record-look.ts'

const trackSchema = v.object({ startAt: instant, endAt: instant, points: v.string() })
const lookSchema = v.object({
  day: v.union([v.literal(''), calendarDay]),
  updatedBy: v.string(),
  updatedAt: instant,
})
/** A piece lasts a day at most: one that began the day before may reach into this one. */
const day = 86_400_000

/**
 * One person's route between two instants, as far as the server has it; unreadable pieces are left out. A look at
 * someone else's is recorded first, and that person sees it.
 */
export async function loadTracks(
  member: AskingMember,
  { uid, day: shownDay, from, to }: AskedTrack,
): Promise<Result<readonly Fix[], Problem>> {
  if (uid !== member.uid) {
    const recorded = await recordLookAt(member, uid, shownDay)
    if (!recorded.ok) return recorded
  }
  const earliest = new Date(Date.parse(from) - day).toISOString()
  const found = await queryCompany(member, {
    from: [{ collectionId: 'tracks' }],
    where: allOf(
      where('uid', 'EQUAL', { stringValue: uid }),
      where('startAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: earliest }),
      where('startAt', 'LESS_THAN', { timestampValue: to }),
    ),
    orderBy: [{ field: { fieldPath: 'startAt' }, direction: 'ASCENDING' }],
  })
  if (!found.ok) return found
  const [begins, ends] = [Date.parse(from), Date.parse(to)]
  const fixes = found.value.docs.flatMap(({ doc }) => {
    const parsed = v.safeParse(trackSchema, doc)
    return parsed.success ? fixesOf(parsed.output) : []
  })
  // Two devices record at the same time.
  return ok(
    fixes
      .filter(({ at }) => Date.parse(at) >= begins && Date.parse(at) < ends)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  )
}

/** The positions of a piece within its times: the rules check those, and no other time in it. */
function fixesOf({ startAt, endAt, points }: v.InferOutput<typeof trackSchema>): readonly Fix[] {
  const last = Date.parse(endAt)
  return decodePoints(startAt, points).filter(({ at }) => Date.parse(at) <= last)
}

/** Who of the office looked at the routes of the person who asks, the newest first. */
export async function loadLooks(
  member: AskingMember,
): Promise<Result<readonly RouteLook[], Problem>> {
  const looks: RouteLook[] = []
  for (const uid of [member.uid, everyone]) {
    const found = await queryCompany(member, {
      from: [{ collectionId: 'looks' }],
      where: where('uid', 'EQUAL', { stringValue: uid }),
    })
    if (!found.ok) return found
    for (const { doc } of found.value.docs) {
      const parsed = v.safeParse(lookSchema, doc)
      if (!parsed.success) continue
      const { day: shownDay, updatedBy, updatedAt } = parsed.output
      looks.push({ by: updatedBy, at: updatedAt, day: shownDay === '' ? null : shownDay })
    }
  }
  return ok(looks.toSorted((a, b) => b.at.localeCompare(a.at)))
}

async function recordLookAt(
  { server, companyId, uid }: AskingMember,
  at: string,
  shownDay: string,
): Promise<Result<void, Problem>> {
  return withToken(server, async (opened, { token }) => {
    const look = { by: uid, at, day: shownDay }
    const answer = await recordLook(opened, companyId, look, token)
    return answer.ok ? ok(undefined) : fail(serverProblem(answer.problem))
  })
}
