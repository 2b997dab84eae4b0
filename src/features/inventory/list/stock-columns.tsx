import { Truck, Warehouse } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DataColumn } from '#components/table/data-column.ts'
import { MoneyText } from '#components/text/money-text.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { type ItemStock, type LocationStock, team } from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'
import { minorText } from '#domain/money/money.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { holderText } from '../holder-text.ts'
import type { ShownList } from '../list-url.ts'
import { shortageTexts } from './shortage-texts.ts'
import styles from './stock-columns.module.css'
import { keyOfStock, type StockRow } from './use-stock-rows.ts'

type Column = DataColumn<StockRow>

/** The columns of a table of stock; stores and vans have others than items. */
export function useStockColumns(list: ShownList): readonly Column[] {
  const t = useT()
  const currency = useCompany()?.currency ?? ''
  const people = useLive(team())
  return useMemo(() => {
    const name: Column = {
      id: 'name',
      header: t('table.name'),
      rank: 0,
      width: { least: 12, usual: 22, most: 34 },
      sortBy: nameOf,
      text: nameOf,
      cell: (row) => (
        <>
          {'location' in row && <KindIcon row={row} />}
          <span title={nameOf(row)}>{nameOf(row)}</span> {row.unsent && <UnsentMark />}{' '}
          <SampleBadge id={keyOfStock(row)} />
        </>
      ),
    }
    if (list !== 'places') return [name, ...itemColumns(t, currency)]
    return [
      name,
      text('kind', t('table.kind'), 3, ({ location }) => t(`inventory.kind.${location.kind}`)),
      text('holder', t('table.holder'), 1, ({ location }) =>
        location.kind === 'van' ? holderText(t, location, people) : '',
      ),
      count('parts', t('inventory.list.parts'), 2, ({ items }) => items),
      count('incoming', t('table.incoming'), 5, ({ incoming }) => incoming, 'blue'),
      count('low', t('inventory.list.low'), 4, ({ low }) => low, 'orange'),
      count('below', t('inventory.belowZero'), 6, ({ below }) => below, 'red'),
    ]
  }, [t, list, currency, people])
}

function nameOf(row: StockRow): string {
  return 'item' in row ? row.item.name : row.location.name
}

function KindIcon({ row: { location } }: { row: LocationStock }) {
  const Icon = location.kind === 'van' ? Truck : Warehouse
  return <Icon aria-hidden="true" className={styles.icon} />
}

function text(
  id: string,
  header: string,
  rank: number,
  of: (row: LocationStock) => string,
): Column {
  const read = (row: StockRow) => ('location' in row ? of(row) : '')
  const width = { least: 7, usual: 12, most: 16 }
  return { id, header, rank, width, sortBy: read, text: read, cell: read }
}

function count(
  id: string,
  header: string,
  rank: number,
  of: (row: LocationStock) => number,
  tone?: 'blue' | 'orange' | 'red',
): Column {
  const read = (row: StockRow) => ('location' in row ? of(row) : 0)
  return {
    id,
    header,
    rank,
    align: 'end',
    width: { least: 5.5, usual: 8, most: 8 },
    sortBy: read,
    text: read,
    cell(row) {
      const number = read(row)
      if (number === 0 && id !== 'parts') return ''
      return tone ? <Badge tone={tone}>{number}</Badge> : number
    },
  }
}

/** Archived stores and vans stand among archived items, and have only a name. */
function itemColumns(t: Translate, currency: string): readonly Column[] {
  const item =
    <R,>(of: (row: ItemStock) => R, other: R) =>
    (row: StockRow) =>
      'item' in row ? of(row) : other
  const words = (
    id: string,
    header: string,
    rank: number,
    of: (row: ItemStock) => string,
  ): Column => {
    const read = item(of, '')
    const width = { least: 7, usual: 10, most: 14 }
    return { id, header, rank, width, sortBy: read, text: read, cell: read }
  }
  return [
    words('number', t('table.number'), 4, (row) => row.item.sku),
    words('category', t('table.category'), 5, (row) => row.item.category),
    { ...words('barcode', t('table.barcode'), 8, (row) => row.item.barcode), isExtra: true },
    {
      id: 'quantity',
      header: t('table.inStock'),
      rank: 1,
      align: 'end',
      width: { least: 7.5, usual: 9, most: 9 },
      sortBy: item<number | null>(
        ({ item: one, quantity }) => (isCounted(one, quantity) ? quantity : null),
        null,
      ),
      text: item<number | string>(({ quantity }) => quantity, ''),
      cell: item<ReactNode>(
        ({ item: one, quantity }) =>
          isCounted(one, quantity) ? (
            quantityText(t, quantity, one.unit)
          ) : (
            <span className={styles.quiet}>
              {one.kind === 'part' ? t('inventory.notStocked') : ''}
            </span>
          ),
        '',
      ),
    },
    {
      id: 'alerts',
      header: t('table.alerts'),
      rank: 2,
      width: { least: 8, usual: 18, most: 22 },
      sortBy: item<number | null>(
        ({ lowAt, belowAt }) => (lowAt.length > 0 ? -(belowAt.length * 1000 + lowAt.length) : null),
        null,
      ),
      text: item<string>((row) => alerts(t, row).join(', '), ''),
      cell: item<ReactNode>(
        ({ inTransit, item: one, ...row }) => (
          <span className={styles.badges}>
            <Shortages row={row} />
            {inTransit > 0 && (
              <Badge tone="blue">
                {t('inventory.inTransit', { amount: quantityText(t, inTransit, one.unit) })}
              </Badge>
            )}
          </span>
        ),
        '',
      ),
    },
    {
      id: 'price',
      header: t('table.price'),
      rank: 3,
      align: 'end',
      width: { least: 6, usual: 8, most: 8 },
      sortBy: item<number | null>((row) => row.item.priceMinor, null),
      text: item<string>((row) => minorText(row.item.priceMinor, currency), ''),
      cell: item<ReactNode>((row) => <MoneyText minor={row.item.priceMinor} />, ''),
    },
  ]
}

function isCounted(item: ItemStock['item'], quantity: number): boolean {
  return quantity !== 0 || (item.kind === 'part' && item.isStocked)
}

function Shortages({ row }: { row: Pick<ItemStock, 'lowAt' | 'belowAt'> }) {
  const { below, low } = shortageTexts(useT(), row)
  return (
    <>
      {below !== null && <Badge tone="red">{below}</Badge>}
      {low !== null && <Badge tone="orange">{low}</Badge>}
    </>
  )
}

function alerts(t: Translate, row: ItemStock): readonly string[] {
  const { below, low } = shortageTexts(t, row)
  return [below, low].filter((one) => one !== null)
}
