import type { Territory } from '#domain/company/dispatch/territory.ts'
import type { CompanySkill } from '#domain/entities/skill.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'

interface Choice {
  /** The id of what is chosen; '' for everyone. */
  value: string
  className?: string | undefined
  onChange: (value: string) => void
}

/** Only people with a skill; nothing where the company has none. */
export function SkillSelect({ skills, ...choice }: Choice & { skills: readonly CompanySkill[] }) {
  const t = useT()
  const options = skills
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, label }) => ({ value: id, label }))
  return <ChoiceSelect {...choice} label={t('board.skill')} options={options} />
}

/** Only people of a territory; nothing where the company has none. */
export function TerritorySelect({
  territories,
  ...choice
}: Choice & { territories: readonly Territory[] }) {
  const t = useT()
  const options = territories
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name }) => ({ value: id, label: name }))
  return <ChoiceSelect {...choice} label={t('board.territory')} options={options} />
}

interface ChoiceSelectProps extends Choice {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** Its label is hidden, so that its name stands in it until one is chosen. */
function ChoiceSelect({ label, value, options, onChange, ...select }: ChoiceSelectProps) {
  if (options.length === 0) return null
  return (
    <Select
      {...select}
      label={label}
      hideLabel
      placeholder={label}
      value={options.some((option) => option.value === value) ? value : ''}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
