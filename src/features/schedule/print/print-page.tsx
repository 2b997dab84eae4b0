import { Printer } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { customerPhones } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useBoardAddress } from '../board/use-board-address.ts'
import { useBoard } from '../board/use-board.ts'
import { shownVisits } from '../export/shown-visits.ts'
import { daySheets } from './day-sheets.ts'
import { DaySheetPart } from './day-sheet-part.tsx'
import { DayTable } from './day-table.tsx'
import styles from './print.module.css'

/** A day on paper: a sheet for each technician, or one table of everyone. Asks for a printer once it is drawn. */
export function PrintPage() {
  const t = useT()
  const format = useFormat()
  const [query] = useSearchParams()
  const { day } = useBoardAddress(useTimeZone()).address
  const data = useBoard(useMemo(() => ({ from: day, to: day }), [day]))
  const visits = data ? shownVisits(data.board, data.items, [day]) : []
  const customerIds = [...new Set(visits.map(({ order }) => order.customerId))].sort()
  const phones = useLive(customerPhones(customerIds))
  const isTable = query.get('as') === 'table'
  const sheets = data ? daySheets(data.board, data.items, day, query.get('person')) : []
  const printedAt = new Date(useNow()).toISOString()
  const isReady = data !== undefined && phones !== undefined && visits.length > 0
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!isReady || wasAsked.current) return
    wasAsked.current = true
    window.print()
  }, [isReady])

  return (
    <Page
      title={t(isTable ? 'print.table' : 'print.sheets')}
      note={format.day(day)}
      back={{ href: `/schedule?day=${day}`, label: t('print.back') }}
      width="full"
      actions={
        isReady && (
          <Button size="small" icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            {t('print.print')}
          </Button>
        )
      }
    >
      {!data || !phones ? (
        <Skeleton label={t('orders.loading')} />
      ) : (isTable ? visits : sheets).length === 0 ? (
        <EmptyState title={t('board.noVisits')}>{t('board.noVisitsNote')}</EmptyState>
      ) : (
        <div className={styles.paper} data-print-page>
          {/* Of the whole document, and only while the table is on the screen. */}
          {isTable && <style>{'@page { size: landscape }'}</style>}
          {isTable ? (
            <DayTable
              visits={visits}
              people={data.board.people}
              phones={phones}
              day={day}
              printedAt={printedAt}
            />
          ) : (
            sheets.map((sheet) => (
              <DaySheetPart
                key={sheet.person.user.id}
                sheet={sheet}
                people={data.board.people}
                phones={phones}
                day={day}
                printedAt={printedAt}
              />
            ))
          )}
        </div>
      )}
    </Page>
  )
}
