import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { Actor } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { type Feature, usesFeature } from '#domain/access/features.ts'
import type { Territory } from '#domain/company/dispatch/territory.ts'
import type { Company } from '#domain/entities/company.ts'
import type { CompanySkill } from '#domain/entities/skill.ts'
import type { Problem } from '#domain/problem.ts'
import { keepTrying } from '#lib/keep-trying.ts'
import type { Result } from '#lib/result.ts'
import { team } from './queries/people/team.ts'
import { actorOfSession } from './session/session-of.ts'
import type { Data, Query, Session, StorageState, SyncStatus } from './types/data.ts'

const DataContext = createContext<Data | null>(null)

export function DataProvider(props: { data: Data; children: ReactNode }): ReactElement {
  return createElement(DataContext.Provider, { value: props.data }, props.children)
}

export function useData(): Data {
  const data = useContext(DataContext)
  if (!data) throw new Error('useData needs a <DataProvider> above it')
  return data
}

/** The query's newest answer from this device; `undefined` until the first one is there. */
export function useLive<T>(query: Query<T>): T | undefined {
  const live = useData().live(query)
  return useSyncExternalStore(live.subscribe, live.get)
}

export function useSession(): Session {
  const { session } = useData()
  return useSyncExternalStore(session.subscribe, session.get, session.get) ?? starting
}

/** The company of the person who is signed in; null until it is known. */
export function useCompany(): Company | null {
  const session = useSession()
  return session.kind === 'signedIn' ? session.company : null
}

/** Days and times are those of the company; the device's own zone until it is known. */
export function useTimeZone(): string {
  const company = useCompany()
  return company?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The company's country, where a new address most likely is; '' until it is known. */
export function useCompanyCountry(): string {
  return useCompany()?.address.country || ''
}

/** Whether the company has this feature, whichever roles may open it; assumed until the company is known. */
export function useFeature(feature: Feature): boolean {
  const company = useCompany()
  return company === null || usesFeature(company, feature)
}

/** The company's skills. */
export function useSkills(): readonly CompanySkill[] {
  const session = useSession()
  return (session.kind === 'signedIn' && session.company?.skills) || []
}

const noTerritories: readonly Territory[] = []

/** The company's territories; none until the company is known. */
export function useTerritories(): readonly Territory[] {
  const session = useSession()
  return (session.kind === 'signedIn' && session.company?.territories) || noTerritories
}

/** The signed-in actor, for permission checks; null while not known. */
export function useActor(): Actor | null {
  return actorOfSession(useSession())
}

/** What is wrong with this browser's storage, if anything. */
export function useStorageState(): StorageState {
  const { storage } = useData()
  return useSyncExternalStore(storage.subscribe, storage.get, storage.get) ?? 'ok'
}

/** `undefined` until this device's outbox was read once. */
export function useSyncStatus(): SyncStatus | undefined {
  const { status } = useData()
  return useSyncExternalStore(status.subscribe, status.get, status.get)
}

/** Whether a download that goes on may still bring what is not on this device; not one that is broken. */
export function useIsDownloading(): boolean {
  const status = useSyncStatus()
  return !status || (status.download !== null && status.brokenSince === null)
}

export function useMutate(): Data['mutate'] {
  return useData().mutate
}

/** What telling the office something needs; see `useTellOffice`, `useReassign` and `useTellLate`. */
export function useTellPorts() {
  const { read, mutate, mutateAll } = useData()
  return { readTeam: () => read(team()), mutate, mutateAll }
}

/**
 * Loads the time recorded on older orders for those who may read everyone's, whose devices do not receive it by
 * themselves; asked again until it is here.
 */
export function useOlderTime(orders: Parameters<Data['loadOrderTimes']>[0]): void {
  const data = useData()
  const actor = useActor()
  const isReady = useSyncStatus() !== undefined
  const mayRead = actor !== null && isAdminLevel(actor)
  const ids = orders.map(({ id }) => id).join(' ')
  const load = useEffectEvent(async () => (await data.loadOrderTimes(orders)).ok)
  useEffect(
    () => (mayRead && isReady && ids !== '' ? keepTrying(() => load()) : undefined),
    [mayRead, isReady, ids],
  )
}

/**
 * Loads everyone's recorded time from this instant on; asked again until it is here. Whether the last try failed, as it
 * does without a connection.
 */
export function useTimesFrom(from: string): { readonly hasFailed: boolean } {
  const data = useData()
  const isReady = useSyncStatus() !== undefined
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isReady) return undefined
    let isCurrent = true
    const stop = keepTrying(async () => {
      const { ok } = await data.loadTimesFrom(from)
      if (isCurrent) setFailed(!ok)
      return ok
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [data, from, isReady])
  return { hasFailed }
}

export type ServerCount =
  | { readonly state: 'counting' }
  | { readonly state: 'known'; readonly count: number }
  | { readonly state: 'failed'; readonly problem: Problem }

/** How many documents the server holds in a collection of the company; asked again until it answers. */
export function useServerCount(collection: string): ServerCount {
  const data = useData()
  const isReady = useSyncStatus() !== undefined
  const [count, setCount] = useState<ServerCount>({ state: 'counting' })

  useEffect(() => {
    if (!isReady) return undefined
    let isCurrent = true
    const stop = keepTrying(async () => {
      const answer = await data.countAtServer(collection)
      if (isCurrent) setCount(countOf(answer))
      return answer.ok
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [data, collection, isReady])
  return count
}

function countOf(answer: Result<number, Problem>): ServerCount {
  if (answer.ok) return { state: 'known', count: answer.value }
  return { state: 'failed', problem: answer.problem }
}

const starting: Session = { kind: 'starting' }
