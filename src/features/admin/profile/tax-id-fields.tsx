import { Plus, Trash2 } from 'lucide-react'
import { mostTaxIds, type TaxId } from '#domain/company/tax-id.ts'
import { limits } from '#domain/entities/fields.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './profile.module.css'

interface TaxIdFieldsProps {
  value: readonly TaxId[]
  /** Whether saving was tried, so that errors are shown. */
  tried: boolean
  onChange: (value: readonly TaxId[]) => void
}

/** Nothing was typed yet: it is not saved. */
export function isBlank({ label, value }: TaxId): boolean {
  return label.trim() === '' && value.trim() === ''
}

/** Its label or its number is missing. */
export function isHalf({ label, value }: TaxId): boolean {
  return label.trim() === '' || value.trim() === ''
}

/** A label and a number for each tax id. */
export function TaxIdFields({ value, tried, onChange }: TaxIdFieldsProps) {
  const t = useT()
  const change = (id: string, more: Partial<TaxId>) =>
    onChange(value.map((one) => (one.id === id ? { ...one, ...more } : one)))
  return (
    <FieldGroup title={t('profile.taxIds')}>
      {value.map((one, index) => {
        const number = index + 1
        const isMissing = (text: string) => tried && !isBlank(one) && text.trim() === ''
        return (
          <div key={one.id} className={styles.taxId}>
            <TextField
              label={t('profile.taxIdLabel', { number })}
              placeholder={t('profile.taxIdLabelHelp')}
              maxLength={limits.code}
              value={one.label}
              error={isMissing(one.label) ? t('form.required') : undefined}
              onChange={(event) => change(one.id, { label: event.target.value })}
            />
            <TextField
              label={t('profile.taxIdValue', { number })}
              autoComplete="off"
              spellCheck={false}
              maxLength={limits.code}
              value={one.value}
              error={isMissing(one.value) ? t('form.required') : undefined}
              onChange={(event) => change(one.id, { value: event.target.value })}
            />
            <IconButton
              label={t('profile.removeTaxId', { number })}
              icon={<Trash2 />}
              onPress={() => onChange(value.filter(({ id }) => id !== one.id))}
            />
          </div>
        )
      })}
      {value.length < mostTaxIds && (
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onPress={() => onChange([...value, { id: newId(), label: '', value: '' }])}
        >
          {t('profile.addTaxId')}
        </Button>
      )}
    </FieldGroup>
  )
}
