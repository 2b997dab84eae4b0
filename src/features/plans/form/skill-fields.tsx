import { Trash2 } from 'lucide-react'
import { skillName } from '#components/staff/skill-name.ts'
import { useSkills } from '#data/react.ts'
import type { PlanFields } from '#domain/entities/plan-fields.ts'
import { skillLevels } from '#domain/entities/skill.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Select } from '#ui/form/select.tsx'
import styles from './plan-form.module.css'

interface SkillFieldsProps {
  skills: PlanFields['skills']
  onChange: (skills: PlanFields['skills']) => void
}

/** The skills that a technician needs, each at a level or above. */
export function SkillFields({ skills, onChange }: SkillFieldsProps) {
  const t = useT()
  const known = useSkills()
  const free = known
    .filter(({ id, archivedAt }) => archivedAt === null && skills.every((one) => one.id !== id))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  if (known.length === 0) return null
  return (
    <>
      {skills.map(({ id, level }) => {
        const skill = skillName(t, known, id)
        return (
          <div key={id} className={styles.skill}>
            <Select
              label={skill}
              options={skillLevels.map((one) => ({
                value: String(one),
                label: t(`skills.level.${one}`),
              }))}
              value={String(level)}
              onChange={({ target }) =>
                onChange(
                  skills.map((one) => ({
                    ...one,
                    level:
                      one.id === id
                        ? (skillLevels.find((each) => String(each) === target.value) ?? level)
                        : one.level,
                  })),
                )
              }
            />
            <IconButton
              label={t('skills.remove', { skill })}
              icon={<Trash2 />}
              onPress={() => onChange(skills.filter((one) => one.id !== id))}
            />
          </div>
        )
      })}
      {free.length > 0 && (
        <Select
          label={t('skills.add')}
          optionalLabel={t('form.optional')}
          placeholder={t('skills.choose')}
          options={free.map(({ id, label }) => ({ value: id, label }))}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') onChange([...skills, { id: target.value, level: 2 }])
          }}
        />
      )}
    </>
  )
}
