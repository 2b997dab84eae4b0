import type { Dimension } from '#domain/metrics/dimensions.ts'
import { reportPeriods, type ReportPeriod, type ReportRequest } from '#domain/metrics/report.ts'
import { useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { Select } from '#ui/form/select.tsx'
import styles from './reports.module.css'
import type { Names } from './use-names.ts'

const groups = ['technician', 'week', 'customer', 'template'] as const

/** What of a report changes; the rest stays as it is by then. */
export interface ReportChanges extends Partial<Omit<ReportRequest, 'filter'>> {
  readonly filter?: Partial<ReportRequest['filter']>
}

interface ReportToolsProps {
  request: ReportRequest
  names: Names
  onChange: (changes: ReportChanges) => void
}

/** The period, the groups and the filters of a report. */
export function ReportTools({ request, names, onChange }: ReportToolsProps) {
  const t = useT()
  const { period, by, filter } = request
  const { territories } = names
  /** A link may name what is no longer in the list: a filter that applies must be seen. */
  const withChosen = (options: Names['customers'], kind: Dimension, value: string) =>
    value === '' || options.some((one) => one.value === value)
      ? options
      : [...options, { value, label: names.nameOf(kind, value) }]
  const only = (changes: Partial<ReportRequest['filter']>) => onChange({ filter: changes })
  return (
    <div className={styles.tools}>
      <Select
        label={t('metrics.period')}
        value={period}
        options={(Object.keys(reportPeriods) as ReportPeriod[]).map((value) => ({
          value,
          label: t(`metrics.period.${value}`),
        }))}
        onChange={({ target }) => onChange({ period: target.value as ReportPeriod })}
      />
      <Select
        label={t('metrics.by')}
        value={by}
        options={groups.map((value) => ({ value, label: t(`metrics.by.${value}`) }))}
        onChange={({ target }) => onChange({ by: target.value as ReportRequest['by'] })}
      />
      <Select
        label={t('metrics.technician')}
        value={filter.technicianId}
        placeholder={t('metrics.everyone')}
        options={withChosen(names.technicians, 'technician', filter.technicianId)}
        onChange={({ target }) => only({ technicianId: target.value })}
      />
      {territories.length > 0 && (
        <Select
          label={t('board.territory')}
          value={
            territories.some(({ value }) => value === filter.territoryId) ? filter.territoryId : ''
          }
          placeholder={t('board.anyTerritory')}
          options={territories}
          onChange={({ target }) => only({ territoryId: target.value })}
        />
      )}
      <Select
        label={t('metrics.template')}
        value={filter.templateId}
        placeholder={t('metrics.allTemplates')}
        options={withChosen(names.templates, 'template', filter.templateId)}
        onChange={({ target }) => only({ templateId: target.value })}
      />
      <ComboBox
        label={t('metrics.customer')}
        value={filter.customerId === '' ? null : filter.customerId}
        options={withChosen(names.customers, 'customer', filter.customerId)}
        placeholder={t('metrics.allCustomers')}
        emptyText={t('metrics.noCustomer')}
        onChange={(value) => only({ customerId: value ?? '' })}
      />
    </div>
  )
}
