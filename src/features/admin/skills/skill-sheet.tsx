import { type FormEvent, useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import type { CompanySkill } from '#domain/entities/skill.ts'
import { foldText } from '#lib/fold-text.ts'
import { newId } from '#lib/new-id.ts'
import { trueNow, useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Link } from '#ui/link.tsx'

export interface SkillSheetProps {
  company: Company
  /** null for a new one. */
  skill: CompanySkill | null
  /** Whether anyone holds it: then it is archived instead of deleted. */
  isHeld: boolean
  onClose: () => void
}

/** Adds, renames, archives or deletes a skill of the company. */
export function SkillSheet({ company, skill, isHeld, onClose }: SkillSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(company.skills)
  const [id] = useState(() => skill?.id ?? newId())
  const [label, setLabel] = useState(skill?.label ?? '')
  const [tried, setTried] = useState(false)
  const name = label.trim()
  const isTaken = seen.some((one) => one.id !== id && foldText(one.label) === foldText(name))
  const error = name === '' ? t('form.required') : isTaken ? t('skills.taken') : undefined
  const others = seen.filter((one) => one.id !== id)

  const saveAll = (to: readonly CompanySkill[]) =>
    save(() =>
      mutate('company/edit', { companyId: company.id, edits: { skills: { from: seen, to } } }),
    )
  const replaced = (next: CompanySkill) => seen.map((one) => (one.id === id ? next : one))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (error !== undefined) return
    await saveAll(
      skill
        ? replaced({ ...skill, label: name })
        : [...seen, { id, label: name, archivedAt: null }],
    )
  }

  function otherWay() {
    if (!skill) return undefined
    if (skill.archivedAt !== null)
      return {
        label: t('skills.restore'),
        onPress: () => void saveAll(replaced({ ...skill, archivedAt: null })),
      }
    if (!isHeld) return { label: t('skills.delete'), onPress: () => void saveAll(others) }
    return {
      label: t('skills.archive'),
      onPress: () =>
        void saveAll(replaced({ ...skill, archivedAt: new Date(trueNow()).toISOString() })),
    }
  }

  return (
    <EditSheet
      title={t(skill ? 'skills.edit' : 'skills.new')}
      isDirty={label !== (skill?.label ?? '')}
      isSaving={isSaving}
      problem={problem}
      other={otherWay()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('skills.name')}
        description={t('skills.nameHint')}
        maxLength={limits.code}
        autoComplete="off"
        value={label}
        error={tried ? error : undefined}
        onChange={({ target }) => setLabel(target.value)}
      />
      {skill && isHeld && (
        <>
          {skill.archivedAt === null && <p>{t('skills.archiveNote')}</p>}
          <Link alone href={`/technicians?skill=${skill.id}`}>
            {t('skills.viewHolders')}
          </Link>
        </>
      )}
    </EditSheet>
  )
}
