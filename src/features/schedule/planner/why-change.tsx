import { useMemo, useState } from 'react'
import { personLabel } from '#components/dispatch/person-label.ts'
import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { ChangeReasons } from '#domain/planning/board/change-reasons.ts'
import { useSkills } from '#data/react.ts'
import { type Translate, useFormat, useT } from '#messages/index.ts'
import styles from './why-change.module.css'

export interface WhyChangeProps {
  people: ReadonlyMap<string, BoardPerson>
  /** Takes a while, so it is asked for only once the reasons are opened. */
  reasonsOf: () => ChangeReasons | null
}

type NextBest = NonNullable<ChangeReasons['nextBest']>

/** The next best for this visit alone may drive less: then it is the others' visits that decide. */
function nextBestText(
  t: Translate,
  { personId, driveMinutes: minutes }: NextBest,
  chosenMinutes: number,
  nameOf: (id: string) => string,
): string {
  const name = nameOf(personId)
  return minutes < chosenMinutes
    ? t('planner.why.lessAlone', { name })
    : t('planner.why.nextBest', { name, minutes: Math.max(0, minutes) })
}

/** Why a plan puts a visit there, and what keeps the others from it. */
export function WhyChange({ people, reasonsOf }: WhyChangeProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.why} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('planner.why')}</summary>
      {isOpen && <Reasons people={people} reasonsOf={reasonsOf} />}
    </details>
  )
}

function Reasons({ people, reasonsOf }: WhyChangeProps) {
  const t = useT()
  const format = useFormat()
  const known = useSkills()
  // The plan stays as it is while it is on the screen.
  const [find] = useState(() => reasonsOf)
  const reasons = useMemo(() => find(), [find])
  if (!reasons) return null
  const { driveMinutes, nextBest, skills, wasThereLast, whyNot } = reasons
  const nameOf = (id: string) => personLabel(t, people, id)
  const lines = [
    driveMinutes > 0
      ? t('planner.why.drive', { minutes: driveMinutes })
      : t('planner.why.noDrive', { minutes: -driveMinutes }),
    nextBest ? nextBestText(t, nextBest, driveMinutes, nameOf) : t('planner.why.onlyOne'),
    ...skills.map(({ id, expiresOn }) => {
      const skill = known.find((one) => one.id === id)?.label ?? ''
      return expiresOn === null
        ? t('planner.why.skill', { skill })
        : t('planner.why.skillUntil', { skill, day: format.day(expiresOn) })
    }),
    wasThereLast ? t('board.offer.last') : '',
  ].filter(Boolean)
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {whyNot.length > 0 && (
        <>
          <p>{t('board.whyNot')}</p>
          <ul>
            {whyNot.map(({ rule, count }) => (
              <li key={rule}>
                {t('board.whyNotCount', { count, rule: t(`planner.rule.${rule}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
