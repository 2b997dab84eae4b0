import { Download, Printer } from 'lucide-react'
import { useRef } from 'react'
import { DrawEveryChart, usePrintWithCharts } from '#components/chart/use-print-with-charts.ts'
import { useCompany, useSyncStatus, useTimeZone } from '#data/react.ts'
import type { ReportRequest } from '#domain/metrics/report.ts'
import { saveFile } from '#lib/save-file.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { ReportAction } from './report-action.tsx'
import { CountingButton } from '../metrics/counting-button.tsx'
import { useMetrics } from '../metrics/use-metrics.ts'
import { BacklogChart } from './backlog-chart.tsx'
import { CapacityChart } from './capacity-chart.tsx'
import { LoadChart } from './load-chart.tsx'
import { filterNames } from './filter-names.ts'
import { OlderTime, UnbilledTime } from './older-time.tsx'
import { figuresOf } from './report-columns.ts'
import { reportCsv } from './report-csv.ts'
import { readReportQuery, writeReportQuery } from './report-query.ts'
import { ReportTable } from './report-table.tsx'
import { type ReportChanges, ReportTools } from './report-tools.tsx'
import styles from './reports.module.css'
import { Totals } from './totals.tsx'
import { TrendChart } from './trend-chart.tsx'
import { useNames } from './use-names.ts'

/** A period of the company in totals, charts and a table, as the address says. */
export function ReportView({ hasMoney }: { hasMoney: boolean }) {
  const t = useT()
  const format = useFormat()
  const { values, change } = useUrlQuery()
  const today = useToday(useTimeZone())
  const request = readReportQuery(values)
  const names = useNames()
  const company = useCompany()
  const page = useRef<HTMLDivElement>(null)
  const { isPrinting, print } = usePrintWithCharts(page)
  const {
    value,
    isLoaded: hasOrders,
    hasFailed,
  } = useMetrics({
    kind: 'report',
    hasMoney,
    ...request,
  })
  // Until people, hours and invoices are here too, sums would be too small.
  const isDownloading = (useSyncStatus()?.download ?? null) !== null
  const isLoaded = hasOrders && !isDownloading
  const known = value?.report.known
  // What the device does not have must not be kept elsewhere as nothing.
  const isWhole = isLoaded && known?.times === true
  const { by } = request
  const figures = figuresOf(by, hasMoney)
  const nameOf = (key: string) => names.nameOf(by, key)
  const rows = value ? sortRows(value.report.rows, by, nameOf) : []
  const { technicianId, territoryId, customerId, templateId } = request.filter
  const isOfPeople = technicianId !== '' || territoryId !== ''
  // Hours are those of a person, whatever customer they are worked for.
  const note = customerId !== '' || templateId !== '' ? t('metrics.peopleOnly') : undefined
  const empty =
    value?.load?.length === 0
      ? t(isOfPeople ? 'metrics.noSuchTechnicians' : 'metrics.noTechnicians')
      : undefined
  const setRequest = (changes: ReportChanges) =>
    change((now) => {
      const asked = readReportQuery(now)
      const filter = { ...asked.filter, ...changes.filter }
      return writeReportQuery(now, { ...asked, ...changes, filter })
    })

  function save() {
    const csv = reportCsv(t, { rows, nameOf, group: t(`metrics.by.${by}`), figures })
    saveFile(`daybook-${by}-${today}.csv`, new Blob([csv], { type: 'text/csv' }))
  }

  return (
    <Page
      title={t('metrics.reports')}
      back={{ href: '/dashboard', label: t('dashboard.home') }}
      width="full"
      actions={
        <>
          <CountingButton />
          <ReportAction
            icon={<Printer aria-hidden="true" />}
            label={t('metrics.print')}
            isDisabled={!isWhole || isPrinting}
            onPress={print}
          />
          <ReportAction
            icon={<Download aria-hidden="true" />}
            label={t('metrics.csv')}
            isDisabled={!isWhole || rows.length === 0}
            onPress={save}
          />
        </>
      }
      tools={<ReportTools request={request} names={names} onChange={setRequest} />}
    >
      {hasFailed && <Banner tone="danger">{t('metrics.failed')}</Banner>}
      {value && !isLoaded && <Banner>{t('metrics.untilLoaded')}</Banner>}
      {isLoaded && known && <OlderTime period={request.period} known={known} />}
      {isLoaded && hasMoney && <UnbilledTime />}
      {!(value && isLoaded) && !hasFailed && <Skeleton label={t('metrics.loading')} count={8} />}
      {value && isLoaded && (
        <div ref={page} className={styles.report} data-print-page>
          <p className={styles.heading}>
            {[
              company?.name,
              t('metrics.periodUntil', {
                period: t(`metrics.period.${request.period}`),
                day: format.day(today),
              }),
              ...filterNames(request.filter, names),
            ].join(' · ')}
          </p>
          <Totals
            total={value.report.total}
            hasWorkBefore={value.report.known.workBefore}
            atRisk={value.report.atRisk}
            isAtRiskOfAll={technicianId !== '' || territoryId !== '' || templateId !== ''}
            hasMoney={hasMoney}
            customerId={customerId}
          />
          <DrawEveryChart value={isPrinting}>
            <div className={styles.charts}>
              {value.load && <CapacityChart grid={value.load} note={note} empty={empty} />}
              <TrendChart weeks={value.report.weeks} />
              {value.load && (
                <LoadChart
                  grid={value.load}
                  note={note}
                  empty={empty}
                  nameOf={(personId) => names.nameOf('technician', personId)}
                />
              )}
              <BacklogChart rows={value.report.backlog} />
            </div>
          </DrawEveryChart>
          <ReportTable by={by} rows={rows} figures={figures} nameOf={nameOf} />
        </div>
      )}
    </Page>
  )
}

/** By name, those without one last; weeks stay as they are, the newest first. */
function sortRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
  by: ReportRequest['by'],
  nameOf: (key: string) => string,
): readonly Row[] {
  if (by === 'week') return rows
  return rows.toSorted(
    (a, b) =>
      Number(a.key === '') - Number(b.key === '') || nameOf(a.key).localeCompare(nameOf(b.key)),
  )
}
