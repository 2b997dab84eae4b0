import { useState } from 'react'
import { ArchiveButton } from '#components/sheet/archive-button.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { SkillNeeds } from '#components/staff/skill-needs.tsx'
import { DurationField } from '#components/time/duration-field.tsx'
import { useMutate, useSkills } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Template } from '#domain/entities/template.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { newId } from '#lib/new-id.ts'
import { trueNow, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import {
  hasDuration,
  hasPhotoCount,
  requirementKinds,
  templateFields,
  templateValues,
  type TemplateValues,
} from './template-form.ts'
import { TemplateQuestions } from './template-questions.tsx'
import styles from './templates.module.css'

export interface TemplateSheetProps {
  /** null for a new template. */
  template: Template | null
  onClose: () => void
}

/** Edits an order template. Existing orders keep their own copy of it. */
export function TemplateSheet({ template: present, onClose }: TemplateSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const skills = useSkills()
  // The values when the form opened: an edit records what it changes from.
  const [template] = useState(present)
  const [first] = useState(() => templateValues(present))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save: send } = useSaving(onClose)
  const [writing, setWriting] = useState(false)
  const fields = templateFields(values)
  const change = (changes: Partial<TemplateValues>) => setValues({ ...values, ...changes })

  async function save() {
    setTried(true)
    if (!fields || fields.name === '' || writing) return
    await send(() =>
      template
        ? mutate('template/edit', {
            templateId: template.id,
            edits: editsBetween(template, fields),
          })
        : mutate('template/create', { templateId: newId(), ...fields }),
    )
  }

  /** Archives a template, so that it is no longer offered for new orders, or restores it. */
  async function archive({ id, archivedAt }: Template) {
    const to = archivedAt === null ? new Date(trueNow()).toISOString() : null
    const edits = { archivedAt: { from: archivedAt, to } }
    await send(() => mutate('template/edit', { templateId: id, edits }))
  }

  return (
    <EditSheet
      title={template ? template.name : t('template.new')}
      isDirty={values !== first || writing}
      isSaving={isSaving}
      problem={problem}
      hasActions={!writing}
      onSubmit={async (event) => {
        event?.preventDefault()
        await save()
      }}
      onClose={onClose}
    >
      {!writing && (
        <>
          <TextField
            label={t('template.name')}
            maxLength={limits.line}
            value={values.name}
            error={tried && values.name.trim() === '' ? t('form.required') : undefined}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={t('template.instructions')}
            rows={3}
            maxLength={limits.text}
            value={values.instructions}
            onChange={(event) => change({ instructions: event.target.value })}
          />
          <DurationField
            label={t('template.duration')}
            minutes={values.minutes}
            error={tried && !hasDuration(values) ? t('form.invalid') : undefined}
            onChange={(minutes) => change({ minutes })}
          />
          <SkillNeeds
            skills={skills}
            needed={values.skills}
            onChange={(needed) => change({ skills: needed })}
          />
          <fieldset className={styles.requirements}>
            <legend className={styles.legend}>{t('template.requiredTitle')}</legend>
            {requirementKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(`template.required.${kind}`)}
                checked={values.requires.includes(kind)}
                onChange={(event) => {
                  const others = values.requires.filter((word) => word !== kind)
                  change({ requires: event.target.checked ? [...others, kind] : others })
                }}
              />
            ))}
            <TextField
              label={t('template.photos')}
              inputMode="numeric"
              maxLength={2}
              value={values.photos}
              error={hasPhotoCount(values) ? undefined : t('form.number')}
              onChange={(event) => change({ photos: event.target.value })}
            />
          </fieldset>
        </>
      )}
      <TemplateQuestions
        checklist={values.checklist}
        onChange={(checklist) => change({ checklist })}
        onWriting={setWriting}
      />
      {template && !writing && (
        <ArchiveButton
          label={t(template.archivedAt === null ? 'template.archive' : 'template.restore')}
          isArchived={template.archivedAt !== null}
          isDirty={values !== first}
          onPress={() => void archive(template)}
        />
      )}
    </EditSheet>
  )
}
