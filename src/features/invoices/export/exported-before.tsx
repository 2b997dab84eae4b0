import type { ExportTarget } from '#domain/invoice/export/export-marks.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'

interface ExportedBeforeProps {
  target: ExportTarget
  /** How many of how many were exported to it before. */
  before: number
  count: number
  isAgain: boolean
  onChange: (isAgain: boolean) => void
}

/** Whether what the program has already is exported to it again, which doubles it there unless it was deleted. */
export function ExportedBefore({ target, before, count, isAgain, onChange }: ExportedBeforeProps) {
  const t = useT()
  return (
    <RadioGroup
      label={t('invoiceExport.before', {
        before,
        count,
        target: t(`invoiceExport.target.${target}`),
      })}
      value={isAgain ? 'all' : 'new'}
      options={[
        { value: 'new', label: t('invoiceExport.onlyNew', { count: count - before }) },
        {
          value: 'all',
          label: t('invoiceExport.again', { count }),
          description: t('invoiceExport.againNote'),
        },
      ]}
      onChange={({ target: radio }) => onChange(radio.value === 'all')}
    />
  )
}
