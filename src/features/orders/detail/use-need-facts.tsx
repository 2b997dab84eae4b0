import type { ReactNode } from 'react'
import { skillName } from '#components/staff/skill-name.ts'
import { lengthText } from '#components/text/length-text.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { useSkills } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'

interface Fact {
  readonly term: string
  readonly detail: ReactNode
}

/** What an order asks for; nothing for what it does not. A duration is part of the schedule once that has an end. */
export function useNeedFacts(
  order: Order,
  nameOf: (id: string) => string | undefined,
): readonly Fact[] {
  const t = useT()
  const format = useFormat()
  const skills = useSkills()
  const { minutes, dueAt, crewSize, preferredIds, excludedIds } = order
  const names = (ids: readonly string[]) =>
    format.list(ids.map((id) => nameOf(id) ?? t('person.someoneElse')))
  const level = (one: Order['skills'][number]) =>
    `${skillName(t, skills, one.id)} (${t(`skills.level.${one.level}`)})`
  return [
    ...fact(minutes !== null && order.plannedEnd === null, t('orders.duration'), () =>
      lengthText(t, (minutes ?? 0) * 60_000),
    ),
    ...fact(dueAt !== null, t('orders.dueAt'), () => <WhenText at={dueAt ?? ''} />),
    ...fact(order.skills.length > 0, t('orders.skillsNeeded'), () =>
      format.list(order.skills.map(level)),
    ),
    ...fact(crewSize > 1, t('orders.crewSize'), () => t('orders.crewOf', { count: crewSize })),
    ...fact(preferredIds.length > 0, t('orders.preferred'), () => names(preferredIds)),
    ...fact(excludedIds.length > 0, t('orders.excluded'), () => names(excludedIds)),
  ]
}

function fact(isShown: boolean, term: string, detail: () => ReactNode): readonly Fact[] {
  return isShown ? [{ term, detail: detail() }] : []
}
