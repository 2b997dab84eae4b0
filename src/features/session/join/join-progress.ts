import { useSyncExternalStore } from 'react'
import type { Problem } from '#domain/problem.ts'
import { keepTrying } from '#lib/keep-trying.ts'
import { createLiveValue } from '#lib/live-value.ts'
import type { Result } from '#lib/result.ts'

/** What a person wants of the link that they opened. */
export type Wish = 'join' | 'ask'

interface Progress {
  /** The fragment of the link. */
  readonly link: string
  readonly wish: Wish
  readonly state: 'wanted' | 'running' | 'offline' | 'done' | 'failed'
  readonly problem: Problem | null
}

/**
 * What was pressed on an invitation's page. Not a state of the page, which is unmounted while the session changes:
 * registering and joining are one press.
 */
const progress = createLiveValue<Progress | null>(null)

/** How far this wish of the link has got; null if it was not pressed. */
export function useJoinProgress(link: string, wish: Wish): Progress | null {
  const now = useSyncExternalStore(progress.subscribe, progress.get)
  return now?.link === link && now.wish === wish ? now : null
}

/** Remembers what to do with the link as soon as it is known who is signed in. */
export function want(link: string, wish: Wish): void {
  progress.set({ link, wish, state: 'wanted', problem: null })
}

export function dropWish(): void {
  progress.set(null)
}

/** Does what is wanted, once, and again while there is no network. */
export function carryOut(attempt: () => Promise<Result<unknown, Problem>>): void {
  const wanted = progress.get()
  if (wanted?.state !== 'wanted') return
  progress.set({ ...wanted, state: 'running' })
  keepTrying(async () => {
    const done = await attempt()
    const isOffline = !done.ok && done.problem.type === 'network/offline'
    progress.set({
      ...wanted,
      state: isOffline ? 'offline' : done.ok ? 'done' : 'failed',
      problem: done.ok || isOffline ? null : done.problem,
    })
    return !isOffline
  })
}
