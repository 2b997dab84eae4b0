import { warningText } from '#components/dispatch/finding-text.ts'
import { WarningNote } from '#components/dispatch/warning-note.tsx'
import { useSkills } from '#data/react.ts'
import { skillName } from '#components/staff/skill-name.ts'
import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { check } from '#domain/dispatch/check/check.ts'
import { personLabel } from '#components/dispatch/person-label.ts'
import type { FindingCode } from '#domain/dispatch/finding.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './technician-picker.module.css'

/** Absences are told of with their days beside this. */
const toldElsewhere: ReadonlySet<FindingCode> = new Set(['absence', 'absenceRequested'])
const shownNotes: ReadonlySet<FindingCode> = new Set(['notPreferred'])

export interface PlanFindingsProps {
  board: Board
  /** The visit as it would be. */
  visit: BoardVisit
  /** The visit as the form opened with it, for another day than the board's. */
  opened: BoardVisit
}

/** What the chosen plan would break, as the board would say it. What the company forbids is said with what to do. */
export function PlanFindings({ board, visit, opened }: PlanFindingsProps) {
  const t = useT()
  const format = useFormat()
  const skills = useSkills()
  const before = board.visits.find(({ id }) => id === visit.id) ?? opened
  const found = check(board, { visit, before }).filter(
    ({ code, severity, visitId }) =>
      visitId === visit.id &&
      !toldElsewhere.has(code) &&
      // Without anyone, only what stops is of interest.
      (visit.assigneeIds.length > 0 || code === 'underWay') &&
      (severity !== 'note' || shownNotes.has(code)),
  )
  const namesOf = (ids: readonly string[]) =>
    format.list(ids.map((id) => personLabel(t, board.people, id)))
  const texts = found.map((one) => {
    const name = one.personId === undefined ? '' : (board.people.get(one.personId)?.user.name ?? '')
    const skill = one.skillId === undefined ? '' : skillName(t, skills, one.skillId)
    const about = [name, skill].filter(Boolean).join(', ')
    if (one.code === 'skillExpired' && one.severity === 'block')
      return name === ''
        ? t('problem.crewSkillExpired', { skill })
        : t('problem.skillExpired', { name, skill })
    const text = warningText(t, one, namesOf)
    return about === '' ? text : `${about}: ${text}`
  })
  return (
    <output className={styles.findings}>
      {[...new Set(texts)].map((text) => (
        <WarningNote key={text}>{text}</WarningNote>
      ))}
    </output>
  )
}
