import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { everyonesTime, everyonesWeeks, team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { addDays } from '#domain/time/local-time.ts'
import { payrollRows } from '#domain/time/payroll-rows.ts'
import { writeCsv } from '#lib/csv.ts'
import { saveFile } from '#lib/save-file.ts'
import { useNow, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'

const weekCounts = [1, 2, 3, 4, 5] as const

export interface PayrollSheetProps {
  /** The last week to export. */
  monday: string
  onClose: () => void
}

/** Saves the hours of some weeks as a file for a payroll program. */
export function PayrollSheet({ monday, onClose }: PayrollSheetProps) {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  const people = useLive(team())
  const entries = useLive(everyonesTime())
  const approvals = useLive(everyonesWeeks())
  const [weeks, setWeeks] = useState(1)

  function download() {
    if (!people || !entries || !approvals) return
    const first = addDays(monday, -7 * (weeks - 1))
    const rows = payrollRows(
      { people, entries, approvals, monday: first, weeks },
      { now, timeZone },
    )
    const name = `${t('hours.file')}-${first}-${addDays(monday, 6)}.csv`
    saveFile(name, new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }))
    onClose()
  }

  return (
    <EditSheet
      title={t('hours.export')}
      size="small"
      isDirty={false}
      isSaving={!people || !entries || !approvals}
      problem={null}
      submitLabel={t('hours.download')}
      onSubmit={async (event) => {
        event.preventDefault()
        download()
      }}
      onClose={onClose}
    >
      <Select
        label={t('hours.exportWeeks')}
        description={t('hours.exportNote')}
        value={String(weeks)}
        options={weekCounts.map((count) => ({
          value: String(count),
          label: t('hours.lastWeeks', { count }),
        }))}
        onChange={({ target }) => setWeeks(Number(target.value))}
      />
    </EditSheet>
  )
}
