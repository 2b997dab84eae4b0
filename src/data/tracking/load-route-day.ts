import * as v from 'valibot'
import type { Problem } from '#domain/problem.ts'
import { type RouteDay, routeDaySchema } from '#domain/tracking/route-day.ts'
import { ok, type Result } from '#lib/result.ts'
import { allOf, type AskingMember, queryCompany, where } from './query-company.ts'

/** What remains of a person's route of a day ('YYYY-MM-DD') after it was deleted; null where there was none. */
export async function loadRouteDay(
  member: AskingMember,
  { uid, day }: { readonly uid: string; readonly day: string },
): Promise<Result<RouteDay | null, Problem>> {
  const found = await queryCompany(member, {
    from: [{ collectionId: 'routeDays' }],
    where: allOf(
      where('uid', 'EQUAL', { stringValue: uid }),
      where('day', 'EQUAL', { stringValue: day }),
    ),
  })
  if (!found.ok) return found
  const [first] = found.value.docs
  const parsed = v.safeParse(routeDaySchema, first?.doc)
  return ok(parsed.success ? parsed.output : null)
}
