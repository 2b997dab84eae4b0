import { useCallback, useEffect, useRef, useState } from 'react'
import { shareKeyOf } from '#domain/share/share-link.ts'
import type { ShareAnswer } from '#domain/share/share-answer.ts'
import type { ShareProblem } from '#domain/share/share-reply.ts'
import type { ShareView } from '#domain/share/share-view.ts'
import { answerShare, askShare, payShare } from './ask-share.ts'

/** How the page where the customer paid sends them back. */
const returned = '?payment=done'

/** What the page shows. 'gone': unknown, revoked or expired; 'unreachable': it could not be loaded. */
type Shown =
  | { readonly kind: 'loading' | 'gone' | 'unreachable' }
  | {
      readonly kind: 'view'
      readonly view: ShareView
      /** The document was changed or answered elsewhere, and what is shown is from before. */
      readonly isStale: boolean
      /** The reader has just come back from paying online. */
      readonly hasReturned: boolean
    }

export interface Share {
  readonly shown: Shown
  readonly reload: () => void
  /** Sends an answer and shows the result; resolves to what was wrong, or null. */
  readonly send: (answer: ShareAnswer) => Promise<ShareProblem | null>
  /** Goes where the invoice is paid; resolves to what was wrong, or null. */
  readonly pay: () => Promise<ShareProblem | null>
}

/** The document behind the link in the address, also of one that is opened later in the same tab. */
export function useShare(): Share {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    setShown({ kind: 'loading' })
    const loaded = await loadShare(currentToken())
    if (mine === latest.current) setShown(loaded)
  }, [])

  useEffect(() => {
    const follow = () => void load()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [load])

  async function send(answer: ShareAnswer): Promise<ShareProblem | null> {
    const reply = await answerShare(currentToken(), answer)
    return 'view' in reply ? show(reply.view) : refuse(reply.problem)
  }

  async function pay(): Promise<ShareProblem | null> {
    const reply = await payShare(currentToken(), 'start')
    if ('problem' in reply) return refuse(reply.problem)
    if ('view' in reply) return show(reply.view)
    location.assign(reply.url)
    return null
  }

  function show(view: ShareView): null {
    setShown(viewOf(view))
    return null
  }

  function refuse(problem: ShareProblem): ShareProblem {
    if (problem === 'gone') setShown({ kind: 'gone' })
    if (problem === 'changed' || problem === 'answered' || problem === 'expired')
      setShown((now) => (now.kind === 'view' ? { ...now, isStale: true } : now))
    return problem
  }

  return { shown, reload: () => void load(), send, pay }
}

function currentToken(): string {
  return location.hash.slice(1)
}

function viewOf(view: ShareView, hasReturned = false): Shown {
  return { kind: 'view', view, isStale: false, hasReturned }
}

async function loadShare(token: string): Promise<Shown> {
  if (!shareKeyOf(token)) return { kind: 'gone' }
  const paid = location.search === returned ? await payShare(token, 'check') : null
  // Once: who comes again later has not just paid.
  if (paid) history.replaceState(null, '', location.pathname + location.hash)
  if (paid && 'view' in paid) return viewOf(paid.view, true)
  const reply = await askShare(token)
  if ('view' in reply) return viewOf(reply.view)
  return { kind: reply.problem === 'gone' ? 'gone' : 'unreachable' }
}
