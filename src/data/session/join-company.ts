import type { InviteLink } from '#domain/access/invite-link.ts'
import type { Invite } from '#domain/entities/invite.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Problem } from '#domain/problem.ts'
import { trueTime } from '#domain/time/true-time.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { callAs } from '../server/call-as.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentName } from '../server/rest/document-name.ts'
import type { Failure } from '../server/rest/failure.ts'
import { documentWrite } from '../server/rest/write.ts'
import type { InviteNote } from '../types/data.ts'
import { runAtOnce } from './run-at-once.ts'
import type { AtOnce } from './run-at-once.ts'

const timeoutMs = 15_000

/** The invitation of a link, which needs no sign-in; 'invite/closed' whatever the reason why it has ended. */
export async function readInvite(
  { rest, config }: Server,
  { companyId, code }: InviteLink,
): Promise<Result<Invite, Problem>> {
  const inviteId = await sha256Hex(code)
  const name = documentName(`invites/${inviteId}`, { projectId: config.projectId, companyId })
  const answer = await rest.batchGet([name], { token: null, timeoutMs })
  if (!answer.ok) return fail(inviteProblem(answer.problem))
  const doc = answer.value.docs.get(name)?.doc
  return doc ? parseRow('invites', inviteId, doc) : fail({ type: 'invite/closed' })
}

interface Person extends Omit<AtOnce, 'actor'> {
  readonly uid: string
  readonly email: string
}

/** Joins the company of a link: at once, because a person without a company has nothing to work on offline. */
export async function acceptInvite(
  server: Server,
  link: InviteLink,
  invite: Invite,
  { uid, email, ...when }: Person,
  profile: { readonly name: string; readonly language: Invite['language'] },
): Promise<Result<unknown, Problem>> {
  const { companyId } = link
  const { role, permissions } = invite
  const actor = { uid, companyId, role, permissions, status: 'active' } as const
  const args = { inviteId: invite.id, companyId, uid, email, ...profile }
  return runAtOnce(server, 'invite/accept', args, { actor, ...when })
}

/** Tells the inviter that the link was opened, or that a new one is wanted. */
export async function noteInvite(
  server: Server,
  { companyId, code }: InviteLink,
  note: InviteNote,
  { uid, now, offsetMs }: Pick<Person, 'uid' | 'now' | 'offsetMs'>,
): Promise<Result<void, Problem>> {
  const fields = { [note]: trueTime(now, offsetMs), updatedBy: uid }
  const ref = `invites/${await sha256Hex(code)}` as const
  const write = documentWrite(
    { type: 'update', ref, doc: fields, mask: Object.keys(fields) },
    { projectId: server.config.projectId, companyId },
    undefined,
  )
  const answer = await callAs(server, uid, (token) =>
    server.rest.commit([write], { token, timeoutMs }),
  )
  return answer.ok ? ok() : fail(inviteProblem(answer.problem))
}

function inviteProblem(failure: Failure): Problem {
  const isClosed = failure.status === 'PERMISSION_DENIED' || failure.status === 'NOT_FOUND'
  return isClosed ? { type: 'invite/closed' } : serverProblem(failure)
}
