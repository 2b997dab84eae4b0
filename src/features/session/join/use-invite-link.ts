import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useData, useSession } from '#data/react.ts'
import { parseInviteLink, type InviteLink } from '#domain/access/invite-link.ts'
import type { Invite } from '#domain/entities/invite.ts'
import type { Problem } from '#domain/problem.ts'
import { keepTrying } from '#lib/keep-trying.ts'
import type { Result } from '#lib/result.ts'

interface OpenedLink {
  /** null: the address is no invitation's link. */
  readonly link: InviteLink | null
  /** As it stands in the address. */
  readonly text: string
  /** undefined: not read yet. While there is no network, it is read again by itself. */
  readonly read: Result<Invite, Problem> | undefined
  readonly readAgain: () => void
}

interface Answer {
  readonly text: string
  /** Which time it was asked for by the person. */
  readonly round: number
  readonly read: Result<Invite, Problem>
}

/** The invitation of the link in the address. Reading changes nothing, because mail scanners open links too. */
export function useInviteLink(): OpenedLink {
  const data = useData()
  const session = useSession()
  const { hash: text } = useLocation()
  const lacksSession = session.kind === 'signedIn' && session.error !== null
  const [answer, setAnswer] = useState<Answer>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    const link = parseInviteLink(text)
    if (!link) return undefined
    let isCurrent = true
    const stop = keepTrying(async () => {
      const read = await data.readInvite(link)
      if (isCurrent) setAnswer({ text, round, read })
      const isOffline = !read.ok && read.problem.type === 'network/offline'
      if (!isOffline && lacksSession) await data.reloadSession()
      return !isOffline
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [data, text, round, lacksSession])

  return {
    link: parseInviteLink(text),
    text,
    read: answer?.text === text && answer.round === round ? answer.read : undefined,
    readAgain: () => setRound(round + 1),
  }
}
