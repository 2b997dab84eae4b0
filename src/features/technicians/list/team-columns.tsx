import { useMemo } from 'react'
import { AwayBadge } from '#components/absence/away-badge.tsx'
import { PersonName } from '#components/contact/person-name.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DataColumn } from '#components/table/data-column.ts'
import { lengthText } from '#components/text/length-text.ts'
import { roles } from '#domain/access/actor.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { PersonState } from '../person-state.tsx'
import { DaysToCheck } from './days-to-check.tsx'
import { SkillWords } from './skill-words.tsx'
import styles from './team-columns.module.css'
import type { TeamFilter, TeamRow } from './team-filter.ts'

type Column = DataColumn<TeamRow>

const hourMs = 3_600_000

/** All columns of the table of the team. */
export function useTeamColumns({ access, skill }: Pick<TeamFilter, 'access' | 'skill'>) {
  const t = useT()
  return useMemo((): readonly Column[] => {
    const words = (
      id: string,
      header: string,
      rank: number,
      least: number,
      of: (row: TeamRow) => string,
    ): Column => ({
      id,
      header,
      rank,
      width: { least, usual: least + 1, most: least + 5 },
      sortBy: of,
      text: of,
      cell: (row) => <span title={of(row)}>{of(row)}</span>,
    })
    return [
      {
        id: 'name',
        header: t('technicians.name'),
        rank: 0,
        width: { least: 12, usual: 17, most: 24 },
        sortBy: ({ name }) => name,
        text: ({ name }) => name,
        cell: ({ person, name, unsent, awayUntil }) => (
          <span className={styles.name}>
            <PersonName name={name} userId={person.id} /> {unsent && <UnsentMark />}
            {awayUntil !== null && <AwayBadge until={awayUntil} />}
          </span>
        ),
      },
      {
        ...words('role', t('technicians.role'), 3, 6, ({ person }) => t(`role.${person.role}`)),
        sortBy: ({ person }) => roles.indexOf(person.role),
      },
      {
        ...words('state', t('technicians.status'), 4, 6.5, ({ person }) =>
          t(person.status === 'active' ? 'technicians.active' : 'technicians.deactivated'),
        ),
        isExtra: access !== 'all',
        cell: ({ person }) => <PersonState person={person} bare />,
      },
      words('trade', t('technicians.trade'), 5, 8.5, ({ person }) => person.trade),
      {
        ...words('skills', t('skills.title'), 6, 11.5, ({ skills }) =>
          skills.map(({ name }) => name).join(', '),
        ),
        sortBy: ({ skills }) => skills.length,
        cell: ({ skills }) => <SkillWords skills={skills} wanted={skill} />,
      },
      words('van', t('technicians.van'), 7, 7.5, ({ van }) => van),
      words('phone', t('technicians.phone'), 2, 8, ({ person }) => person.phone),
      words('email', t('technicians.email'), 8, 13, ({ person }) => person.email),
      {
        id: 'week',
        header: t('technicians.week'),
        rank: 4,
        align: 'end',
        width: { least: 7.5, usual: 9, most: 12 },
        sortBy: ({ paid }) => paid,
        text: ({ paid }) => Math.round((paid / hourMs) * 100) / 100,
        cell: ({ paid, daysToCheck }) => (
          <span className={styles.name}>
            {daysToCheck > 0 && <DaysToCheck count={daysToCheck} />}
            {lengthText(t, paid)}
          </span>
        ),
      },
      {
        id: 'open',
        header: t('technicians.openOrders'),
        rank: 1,
        align: 'end',
        width: { least: 7, usual: 10.5, most: 10.5 },
        sortBy: ({ openCount }) => openCount,
        text: ({ openCount }) => openCount,
        cell: ({ person, openCount }) => (
          <Link alone href={`/orders?person=${person.id}`}>
            {openCount ?? '…'}
          </Link>
        ),
      },
    ]
  }, [t, access, skill])
}
