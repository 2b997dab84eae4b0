import { type ReactNode, useContext, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useT } from '#messages/index.ts'
import { BackContext, type BackTarget } from '#ui/back.tsx'
import { RestoredRowsContext } from '#ui/list/restored-rows.ts'
import { titleOf } from '#ui/layout/page.tsx'
import { type UrlQuery, UrlQueryContext } from '#ui/url-query.ts'
import { type PageHistory, PageHistoryContext } from './page-history.ts'

/** Provides the UI kit with the page's origin, the state in which it was left, and its query. */
export function PagePosition({ children }: { children: ReactNode }) {
  const back = useBackTarget()
  const rows = useRowsToRestore()
  const query = useQuery()
  return (
    <UrlQueryContext value={query}>
      <BackContext value={back}>
        <RestoredRowsContext value={rows}>{children}</RestoredRowsContext>
      </BackContext>
    </UrlQueryContext>
  )
}

function useQuery(): UrlQuery {
  const [values] = useSearchParams()
  const history = useContext(PageHistoryContext)
  return useMemo(
    () => ({ values, change: history?.changeQuery ?? (() => undefined) }),
    [values, history],
  )
}

/** A back target labelled with the page this one was opened from; the page's default if there is none. */
function useBackTarget(): (usual: BackTarget) => BackTarget {
  const t = useT()
  const history = useContext(PageHistoryContext)
  const { key } = useLocation()
  const from = useOnce(key, () => history?.origin() ?? null)
  return useMemo(
    () => (usual) => {
      if (!history || !from) return usual
      const go = () => history.goToOrigin()
      const { pathname, searchParams } = new URL(from.path, location.origin)
      const isUsual = pathname === new URL(usual.href, location.origin).pathname
      const panel = searchParams.get('panel')
      if (panel === 'find') return { href: from.path, label: t('shell.backToSearch'), go }
      if (isUsual && panel === null) return { href: from.path, label: usual.label, go }
      const title = titleOf(from.title)
      const label = title === '' || panel !== null ? t('action.back') : t('shell.backTo', { title })
      return { href: from.path, label, go }
    },
    [history, from, t],
  )
}

/** The rows that were visible when the page was left, and the one that opened it. */
function useRowsToRestore(): ReadonlySet<string> {
  const history = useContext(PageHistoryContext)
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  return useOnce(key, () => rowsToRestore(history, isReturn))
}

function rowsToRestore(history: PageHistory | null, isReturn: boolean): ReadonlySet<string> {
  const left = isReturn ? history?.current()?.left : null
  const rows = left
    ? [left.focus?.row?.name, ...Object.values(left.positions).map(({ row }) => row)]
    : [history?.pressed()?.name]
  return new Set(rows.filter((row) => typeof row === 'string'))
}

/** The value computed when the page was opened. */
function useOnce<T>(key: string, make: () => T): T {
  const [known, setKnown] = useState(() => ({ key, value: make() }))
  if (known.key === key) return known.value
  const next = { key, value: make() }
  setKnown(next)
  return next.value
}
