import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { skillName } from '#components/staff/skill-name.ts'
import { useMutate } from '#data/react.ts'
import { skillLevels } from '#domain/entities/skill.ts'
import type { HeldSkill } from '#domain/entities/staff.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Select } from '#ui/form/select.tsx'
import { Link } from '#ui/link.tsx'
import type { StaffSheetProps } from './staff-card.tsx'
import styles from './staff.module.css'

/** Gives a person skills, with level and expiry, and takes them away. */
export function SkillsSheet({ person, plan, company, onClose }: StaffSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(plan.skills)
  const [skills, setSkills] = useState(seen)
  const isDirty = !equal(skills, seen)
  const free = company.skills
    .filter(({ id, archivedAt }) => archivedAt === null && skills.every((one) => one.id !== id))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const change = (id: string, more: Partial<HeldSkill>) =>
    setSkills(skills.map((one) => (one.id === id ? { ...one, ...more } : one)))

  return (
    <EditSheet
      title={t('skills.editOf', { name: person.name })}
      size="large"
      isDirty={isDirty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!isDirty) return onClose()
        const edits = { skills: { from: seen, to: skills } }
        await save(() => mutate('staff/edit', { uid: person.id, edits }))
      }}
      onClose={onClose}
    >
      {company.skills.length === 0 && <p>{t('skills.noneOfCompany')}</p>}
      {skills.map(({ id, level, expiresOn }) => {
        const skill = skillName(t, company.skills, id)
        return (
          <fieldset key={id} className={styles.item} aria-label={skill}>
            <div className={styles.itemHead}>
              <span className={styles.itemName}>{skill}</span>
              <IconButton
                label={t('skills.remove', { skill })}
                icon={<Trash2 />}
                onPress={() => setSkills(skills.filter((one) => one.id !== id))}
              />
            </div>
            <div className={styles.fields}>
              <Select
                label={t('skills.level')}
                value={String(level)}
                options={skillLevels.map((one) => ({
                  value: String(one),
                  label: t(`skills.level.${one}`),
                }))}
                onChange={({ target }) =>
                  change(id, {
                    level: skillLevels.find((one) => String(one) === target.value) ?? level,
                  })
                }
              />
              <DateTimeField
                type="date"
                label={t('skills.expiresOn')}
                optionalLabel={t('form.optional')}
                value={expiresOn ?? ''}
                onChange={({ target }) => change(id, { expiresOn: target.value || null })}
              />
            </div>
          </fieldset>
        )
      })}
      {free.length > 0 && (
        <Select
          label={t('skills.add')}
          value=""
          placeholder={t('skills.choose')}
          options={free.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ target }) =>
            target.value !== '' &&
            setSkills([...skills, { id: target.value, level: 2, expiresOn: null }])
          }
        />
      )}
      <Link alone href="/admin/skills">
        {t('skills.openSettings')}
      </Link>
    </EditSheet>
  )
}
