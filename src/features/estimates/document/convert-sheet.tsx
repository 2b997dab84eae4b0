import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { templateList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import type { Convert } from './use-convert.ts'

export interface ConvertSheetProps {
  convert: Convert
  onClose: () => void
}

/** Asks what kind of work the order is, because an estimate does not say which skills and checklist it needs. */
export function ConvertSheet({ convert, onClose }: ConvertSheetProps) {
  const t = useT()
  const templates = useLive(templateList()) ?? []
  const [templateId, setTemplateId] = useState('')
  const { isSaving, problem, save } = useSaving(onClose)
  return (
    <EditSheet
      title={t('estimates.convert')}
      submitLabel={t('estimates.convert')}
      isDirty={templateId !== ''}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        await save(() => convert(templates.find(({ id }) => id === templateId) ?? null))
      }}
      onClose={onClose}
    >
      <Select
        label={t('orders.template')}
        optionalLabel={t('form.optional')}
        description={t('estimates.convertNote')}
        placeholder={t('orders.templateNone')}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={templateId}
        onChange={({ target }) => setTemplateId(target.value)}
      />
    </EditSheet>
  )
}
