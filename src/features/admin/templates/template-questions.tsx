import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { limits } from '#domain/entities/fields.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { newQuestion } from './template-form.ts'
import styles from './templates.module.css'

export interface TemplateQuestionsProps {
  checklist: readonly ChecklistItem[]
  onChange: (checklist: readonly ChecklistItem[]) => void
}

const kinds = ['yesNo', 'text', 'number', 'choice', 'multiChoice', 'date', 'meter'] as const

/** The questions of a kind of work: taken out, or one more written down. */
export function TemplateQuestions({ checklist, onChange }: TemplateQuestionsProps) {
  const t = useT()
  const [label, setLabel] = useState('')
  const [kind, setKind] = useState<ChecklistItem['kind']>('yesNo')
  const [options, setOptions] = useState('')
  const [required, setRequired] = useState(true)
  const chooses = kind === 'choice' || kind === 'multiChoice'
  const isReady = label.trim() !== '' && (!chooses || options.trim() !== '')

  function add() {
    onChange([...checklist, newQuestion(newId(), label, kind, required, chooses ? options : '')])
    setLabel('')
    setOptions('')
  }

  return (
    <fieldset className={styles.asks}>
      <legend className={styles.legend}>{t('checklist.title')}</legend>
      <ol className={styles.list}>
        {checklist.map((item) => (
          <li key={item.id} className={styles.question}>
            <div className={styles.words}>
              <p>{item.label}</p>
              <p className={styles.note}>
                {t(`template.kind.${item.kind}`)}
                {item.required && ` · ${t('template.required')}`}
              </p>
            </div>
            <IconButton
              label={t('template.takeOut', { label: item.label })}
              icon={<X />}
              onPress={() => onChange(checklist.filter(({ id }) => id !== item.id))}
            />
          </li>
        ))}
      </ol>
      <TextField
        label={t('template.question')}
        maxLength={limits.line}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Select
        label={t('template.kind')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: t(`template.kind.${one}`) }))}
        onChange={(event) => {
          const chosen = kinds.find((one) => one === event.target.value)
          if (chosen) setKind(chosen)
        }}
      />
      {chooses && (
        <TextField
          label={t('template.options')}
          description={t('template.optionsHint')}
          maxLength={limits.text}
          value={options}
          onChange={(event) => setOptions(event.target.value)}
        />
      )}
      <Checkbox
        label={t('template.required')}
        checked={required}
        onChange={(event) => setRequired(event.target.checked)}
      />
      <Button
        icon={<Plus aria-hidden="true" />}
        isDisabled={!isReady || checklist.length >= limits.list}
        onPress={add}
      >
        {t('template.addQuestion')}
      </Button>
    </fieldset>
  )
}
