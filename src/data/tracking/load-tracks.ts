import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { decodePoints } from '#domain/tracking/track-points.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentsRoot } from '../server/rest/document-name.ts'
import type { RestQuery } from '../server/rest/firestore-rest.ts'
import type { AskedTrack, RouteLook } from '../types/tracking.ts'
import { everyone, recordLook } from './record-look.ts'

const trackSchema = v.object({ startAt: v.string(), points: v.string() })
const lookSchema = v.object({ day: v.string(), updatedBy: v.string(), updatedAt: instant })
/** A piece lasts a day at most: one that began the day before may reach into this one. */
const day = 86_400_000
const timeoutMs = 15_000

/** Who asks the server, and in which company. */
export interface AskingMember {
  readonly server: () => Promise<Server>
  readonly companyId: string
  readonly uid: string
}

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
  const found = await ask(member, {
    from: [{ collectionId: 'tracks' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          where('uid', 'EQUAL', { stringValue: uid }),
          where('startAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: earliest }),
          where('startAt', 'LESS_THAN', { timestampValue: to }),
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'startAt' }, direction: 'ASCENDING' }],
  })
  if (!found.ok) return found
  const [begins, ends] = [Date.parse(from), Date.parse(to)]
  const fixes = found.value.docs.flatMap(({ doc }) => {
    const parsed = v.safeParse(trackSchema, doc)
    return parsed.success ? decodePoints(parsed.output.startAt, parsed.output.points) : []
  })
  return ok(fixes.filter(({ at }) => Date.parse(at) >= begins && Date.parse(at) < ends))
}

/** Who of the office looked at the routes of the person who asks, the newest first. */
export async function loadLooks(
  member: AskingMember,
): Promise<Result<readonly RouteLook[], Problem>> {
  const looks: RouteLook[] = []
  for (const uid of [member.uid, everyone]) {
    const found = await ask(member, {
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
  return asking(server, async (opened, token) => {
    const look = { by: uid, at, day: shownDay }
    const answer = await recordLook(opened, companyId, look, token)
    return answer.ok ? ok(undefined) : fail(serverProblem(answer.problem))
  })
}

async function ask(
  { server, companyId }: AskingMember,
  structuredQuery: RestQuery['structuredQuery'],
) {
  return asking(server, async ({ rest, config }, token) => {
    const parent = `${documentsRoot(config.projectId)}/companies/${companyId}`
    const answer = await rest.query({ parent, structuredQuery }, { token, timeoutMs })
    return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
  })
}

/** With the server and the token of who is signed in. */
async function asking<T>(
  open: () => Promise<Server>,
  act: (server: Server, token: string) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  try {
    const server = await open()
    const token = await server.auth.token({ refresh: false })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' })
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' })
    return await act(server, token.token)
  } catch {
    return fail({ type: 'network/offline' })
  }
}

function where(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}
