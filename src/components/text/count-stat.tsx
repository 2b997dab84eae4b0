import type { Problem } from '#domain/problem.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Stat } from '#ui/layout/stat.tsx'

export interface CountStatProps {
  label: string
  /** The result of `useServerCount`. */
  count:
    | { readonly state: 'counting' }
    | { readonly state: 'known'; readonly count: number }
    | { readonly state: 'failed'; readonly problem: Problem }
  href?: string | undefined
}

/** A server-side count; says so if it is currently unknown. */
export function CountStat({ label, count, href }: CountStatProps) {
  const t = useT()
  const format = useFormat()
  switch (count.state) {
    case 'counting':
      return <Stat label={label} value="…" note={t('count.loading')} href={href} />
    case 'known':
      return (
        <Stat
          label={label}
          value={format.number(count.count)}
          note={t('count.inTotal')}
          href={href}
        />
      )
    case 'failed':
      return <Stat label={label} value="—" note={t(failureKey(count.problem))} href={href} />
  }
}

function failureKey(problem: Problem) {
  return problem.type === 'network/offline' ? 'count.needsConnection' : 'count.noAccess'
}
