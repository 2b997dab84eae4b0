import { lengthText } from '#components/text/length-text.ts'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { DayFigures } from './day-figures.ts'
import styles from './plan-sheet.module.css'

/** What the day is now, and with the chosen changes. */
export function FiguresTable({ before, after }: { before: DayFigures; after: DayFigures }) {
  const t = useT()
  const rows = [
    ['visits', ({ visits }: DayFigures) => visits],
    ['driving', ({ driveMinutes }: DayFigures) => lengthText(t, driveMinutes * 60_000)],
    ['perVisit', (day: DayFigures) => lengthText(t, drivePerVisit(day) * 60_000)],
    ['unassigned', ({ unassigned }: DayFigures) => unassigned],
    ['away', ({ away }: DayFigures) => away],
    ['problems', ({ problems }: DayFigures) => problems],
  ] as const
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th>
            <VisuallyHidden>{t('planner.figure')}</VisuallyHidden>
          </th>
          <th scope="col">{t('planner.now')}</th>
          <th scope="col">{t('planner.then')}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([id]) => id !== 'away' || before.away > 0)
          .map(([id, valueOf]) => (
            <tr key={id}>
              <th scope="row">{t(`planner.${id}`)}</th>
              <td>{valueOf(before)}</td>
              <td>{valueOf(after)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** More visits take more driving, so that the way to each says what a plan is worth. */
function drivePerVisit({ driveMinutes, visits }: DayFigures): number {
  return visits === 0 ? 0 : Math.round(driveMinutes / visits)
}
