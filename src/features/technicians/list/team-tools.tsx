import { roles } from '#domain/access/actor.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { accessGroups, type TeamFilter, type TeamRow } from './team-filter.ts'
import styles from './team-tools.module.css'

export interface TeamToolsProps {
  /** Undefined before they are loaded. */
  rows: readonly TeamRow[] | undefined
  filter: TeamFilter
  onFilter: (changes: Partial<TeamFilter>) => void
}

/** The search field and the filters. */
export function TeamTools(props: TeamToolsProps) {
  return (
    <>
      <div className={styles.line}>
        <TeamSearch className={styles.search} {...props} />
        <TeamChoices {...props} />
      </div>
      <TeamAccess {...props} />
    </>
  )
}

type SearchProps = Pick<TeamToolsProps, 'filter' | 'onFilter'> & { className?: string | undefined }

export function TeamSearch({ filter, onFilter, className }: SearchProps) {
  const t = useT()
  return (
    <SearchField
      label={t('technicians.search')}
      hideLabel
      className={className}
      placeholder={t('technicians.searchHint')}
      value={filter.text}
      data-search
      onChange={(event) => onFilter({ text: event.target.value })}
    />
  )
}

/** Only people of a role, or with a skill. */
export function TeamChoices({ rows = [], filter, onFilter }: TeamToolsProps) {
  const t = useT()
  const skills = [...new Map(rows.flatMap((row) => row.skills.map(({ id, name }) => [id, name])))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <Select
        label={t('technicians.role')}
        hideLabel
        className={styles.role}
        value={filter.role}
        placeholder={t('technicians.everyRole')}
        options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        onChange={({ target }) =>
          onFilter({ role: roles.find((role) => role === target.value) ?? '' })
        }
      />
      {skills.length > 0 && (
        <Select
          label={t('skills.filter')}
          hideLabel
          className={styles.role}
          value={filter.skill}
          placeholder={t('skills.everySkill')}
          options={skills}
          onChange={({ target }) => onFilter({ skill: target.value })}
        />
      )}
    </>
  )
}

/** Those with access, those without, or all. */
export function TeamAccess({ rows: loaded, filter, onFilter }: TeamToolsProps) {
  const t = useT()
  const rows = loaded ?? []
  const active = rows.filter(({ person }) => person.status === 'active').length
  const counts = { active, deactivated: rows.length - active, all: rows.length }
  return (
    <ChipRow label={t('technicians.access')}>
      {accessGroups.map((group) => (
        <Chip
          key={group}
          isSelected={filter.access === group}
          count={loaded && counts[group]}
          onPress={() => onFilter({ access: group })}
        >
          {t(`technicians.group.${group}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
