import { Initials } from '#components/contact/person-name.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { useT } from '#messages/index.ts'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { AwayBadge } from '#components/absence/away-badge.tsx'
import { PersonState } from '../person-state.tsx'
import { SkillWords } from './skill-words.tsx'
import type { TeamRow } from './team-filter.ts'
import { DaysToCheck } from './days-to-check.tsx'

/** A row per person on a phone, where a table would be cut off. `wanted` is the skill that is filtered by. */
export function TeamRows({ rows, wanted }: { rows: readonly TeamRow[]; wanted: string }) {
  const t = useT()
  const isWide = useMediaQuery('(width >= 700px)')
  return (
    <div className={listPage.list}>
      <List
        label={t('technicians.title')}
        items={rows}
        getKey={({ person }) => person.id}
        render={({ person, name, unsent, openCount, paid, daysToCheck, awayUntil, skills }) => {
          const role = [t(`role.${person.role}`), person.trade].filter(Boolean).join(' · ')
          const week = [
            openCount !== null && t('technicians.openCount', { count: openCount }),
            paid > 0 && t('technicians.weekPaid', { time: lengthText(t, paid) }),
          ]
            .filter(Boolean)
            .join(' · ')
          const note = wanted === '' ? week : <SkillWords skills={skills} wanted={wanted} />
          // On a phone the role is a line of its own, above the note; beside a skill it comes second.
          const hasOwnLine = note !== '' && (!isWide || wanted !== '')
          return (
            <ListRow
              href={`/technicians/${person.id}`}
              before={<Initials name={name} userId={person.id} />}
              title={name}
              titleEnd={
                <>
                  {unsent && <UnsentMark />}
                  {awayUntil !== null && <AwayBadge until={awayUntil} />}
                  {person.status !== 'active' && <PersonState person={person} bare />}
                </>
              }
              where={hasOwnLine ? role : undefined}
              note={hasOwnLine ? note : [role, week].filter(Boolean).join(' · ')}
              noteEnd={daysToCheck > 0 ? <DaysToCheck count={daysToCheck} /> : undefined}
            />
          )
        }}
      />
    </div>
  )
}
