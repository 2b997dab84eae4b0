import { useMemo } from 'react'
import { ShortDay } from '#components/text/short-day.tsx'
import { useRhythmText } from '#components/plan/use-rhythm-text.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DataColumn } from '#components/table/data-column.ts'
import type { PlanItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { nextDateOf, planState } from './find-plans.ts'

type Column = DataColumn<PlanItem>

/** All columns of the table of maintenance plans. */
export function usePlanColumns(today: string): readonly Column[] {
  const t = useT()
  const rhythmText = useRhythmText()
  return useMemo(() => {
    const words = (
      id: string,
      header: string,
      rank: number,
      width: Column['width'],
      of: (item: PlanItem) => string,
    ): Column => ({
      id,
      header,
      rank,
      width,
      sortBy: of,
      text: of,
      cell: (item) => <span title={of(item)}>{of(item)}</span>,
    })
    const next = (item: PlanItem) =>
      planState(item.plan) === 'active' ? nextDateOf(item, today) : null
    return [
      {
        ...words('title', t('table.title'), 0, { least: 12, usual: 20, most: 28 }, titleOf),
        cell: (item) => (
          <>
            <span title={titleOf(item)}>{titleOf(item)}</span> {item.isUnsent && <UnsentMark />}
          </>
        ),
      },
      words(
        'customer',
        t('invoices.customer'),
        1,
        { least: 9, usual: 16, most: 24 },
        ({ customerName }) => customerName,
      ),
      words(
        'place',
        t('table.place'),
        4,
        { least: 9, usual: 18, most: 26 },
        ({ siteLine }) => siteLine,
      ),
      words('rhythm', t('plans.rhythm'), 3, { least: 9, usual: 16, most: 26 }, ({ plan }) =>
        rhythmText(plan),
      ),
      {
        id: 'next',
        header: t('plans.next'),
        rank: 2,
        width: { least: 7.5, usual: 9, most: 9 },
        sortBy: next,
        text: next,
        cell: (item) => {
          const on = next(item)
          if (planState(item.plan) !== 'active') return ''
          return on === null ? t('plans.noNext') : <ShortDay day={on} />
        },
      },
    ]
  }, [t, rhythmText, today])
}

const titleOf = ({ plan }: PlanItem) => plan.title
