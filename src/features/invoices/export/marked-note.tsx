import { useState } from 'react'
import type { ExportTarget } from '#domain/invoice/export/export-marks.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'

interface MarkedNoteProps {
  target: ExportTarget
  count: number
  onUndo: () => Promise<void>
}

/** Says that invoices are marked as exported now, for when the import did not work. */
export function MarkedNote({ target, count, onUndo }: MarkedNoteProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  return (
    <Banner
      title={t('invoiceExport.marked', { count, target: t(`invoiceExport.target.${target}`) })}
      action={
        <Button
          size="small"
          pending={isBusy}
          onPress={() => {
            setBusy(true)
            void onUndo().finally(() => setBusy(false))
          }}
        >
          {t('action.undo')}
        </Button>
      }
    >
      {t('invoiceExport.markedNote')}
    </Banner>
  )
}
