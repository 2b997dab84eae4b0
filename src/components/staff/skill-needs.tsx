import { type CompanySkill, type NeededSkill, skillLevels } from '#domain/entities/skill.ts'
import { useT } from '#messages/index.ts'
import { RemovableField } from '#ui/form/removable-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { skillName } from './skill-name.ts'

export interface SkillNeedsProps {
  /** Those of the company. */
  skills: readonly CompanySkill[]
  needed: readonly NeededSkill[]
  onChange: (needed: NeededSkill[]) => void
}

/** The skills that one of those who go must hold, each with the least level. */
export function SkillNeeds({ skills, needed, onChange }: SkillNeedsProps) {
  const t = useT()
  const free = skills
    .filter(({ id, archivedAt }) => archivedAt === null && needed.every((one) => one.id !== id))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  if (skills.length === 0 && needed.length === 0) return null
  return (
    <>
      {needed.map(({ id, level }) => {
        const skill = skillName(t, skills, id)
        return (
          <RemovableField
            key={id}
            removeLabel={t('skills.remove', { skill })}
            onRemove={() => onChange(needed.filter((one) => one.id !== id))}
          >
            <Select
              label={skill}
              value={String(level)}
              options={skillLevels.map((one) => ({
                value: String(one),
                label: t('orders.skillLevel', { level: t(`skills.level.${one}`) }),
              }))}
              onChange={({ target }) =>
                onChange(
                  needed.map((one) =>
                    one.id === id
                      ? { id, level: skillLevels.find((n) => String(n) === target.value) ?? level }
                      : one,
                  ),
                )
              }
            />
          </RemovableField>
        )
      })}
      {free.length > 0 && (
        <Select
          label={t('orders.skills')}
          optionalLabel={t('form.optional')}
          value=""
          placeholder={t('skills.choose')}
          options={free.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ target }) =>
            target.value !== '' && onChange([...needed, { id: target.value, level: 1 }])
          }
        />
      )}
    </>
  )
}
