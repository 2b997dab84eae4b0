import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { limits } from '#domain/entities/fields.ts'
import { newId } from '#lib/new-id.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { PressButton } from '#ui/form/press.tsx'
import { hasBrokenCondition, movedBy } from './question-form.ts'
import { QuestionFields } from './question-fields.tsx'
import styles from './templates.module.css'

export interface TemplateQuestionsProps {
  checklist: readonly ChecklistItem[]
  onChange: (checklist: readonly ChecklistItem[]) => void
  /** Called when editing a question starts and ends; the template cannot be saved meanwhile. */
  onWriting: (isWriting: boolean) => void
}

/** A template's questions in their order. */
export function TemplateQuestions({ checklist, onChange, onWriting }: TemplateQuestionsProps) {
  const t = useT()
  const [writing, setWriting] = useState<string | null>(null)
  const index = checklist.findIndex(({ id }) => id === writing)

  function write(id: string | null) {
    setWriting(id)
    onWriting(id !== null)
  }

  if (writing !== null) {
    return (
      <fieldset className={styles.requirements}>
        <legend className={styles.legend}>
          {t(index === -1 ? 'template.newQuestion' : 'template.editQuestion')}
        </legend>
        <QuestionFields
          id={writing}
          item={checklist[index] ?? null}
          above={index === -1 ? checklist : checklist.slice(0, index)}
          onBack={() => write(null)}
          onKeep={(item) => {
            onChange(index === -1 ? [...checklist, item] : checklist.with(index, item))
            write(null)
          }}
        />
      </fieldset>
    )
  }

  return (
    <fieldset className={styles.requirements}>
      <legend className={styles.legend}>{t('checklist.title')}</legend>
      <ol className={styles.list}>
        {checklist.map((item, i) => (
          <li key={item.id} className={styles.question}>
            <PressButton className={styles.text} onPress={() => write(item.id)}>
              <span className={styles.label}>{item.label}</span>
              <span className={styles.note}>{detailsOf(item, t).join(' · ')}</span>
              {hasBrokenCondition(checklist, i) && (
                <span className={styles.warning}>{t('template.conditionUnmet')}</span>
              )}
            </PressButton>
            <IconButton
              label={t('template.moveUp', { label: item.label })}
              icon={<ChevronUp />}
              isDisabled={i === 0}
              onPress={() => onChange(movedBy(checklist, i, -1))}
            />
            <IconButton
              label={t('template.moveDown', { label: item.label })}
              icon={<ChevronDown />}
              isDisabled={i === checklist.length - 1}
              onPress={() => onChange(movedBy(checklist, i, 1))}
            />
            <IconButton
              label={t('template.removeQuestion', { label: item.label })}
              icon={<X />}
              onPress={() => onChange(checklist.filter(({ id }) => id !== item.id))}
            />
          </li>
        ))}
      </ol>
      <Button
        icon={<Plus aria-hidden="true" />}
        isDisabled={checklist.length >= limits.list}
        onPress={() => write(`q${newId()}`)}
      >
        {t('template.newQuestion')}
      </Button>
    </fieldset>
  )
}

function detailsOf(item: ChecklistItem, t: Translate): readonly string[] {
  return [
    t(`template.kind.${item.kind}`),
    ...(item.required ? [t('template.answer.always')] : []),
    ...(item.requireIf ? [t('template.answer.if')] : []),
    ...(item.graded ? [t('template.withResult')] : []),
    ...(item.showIf ? [t('template.conditional')] : []),
  ]
}
