import { Plus } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { DeskTable } from '#components/table/desk-table.tsx'
import { PaperBar } from '#components/table/paper-bar.tsx'
import { TableTools } from '#components/table/table-tools.tsx'
import { useDeskRows } from '#components/table/use-desk-rows.tsx'
import { useTableSetup } from '#components/table/use-table-setup.ts'
import { useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { DeskPage } from '#ui/table/desk-page.tsx'
import { useUrlText } from '#ui/use-url-text.ts'
import { kindOfList, type ShownList } from '../list-url.ts'
import { NoStock } from './no-stock.tsx'
import { useStockColumns } from './stock-columns.tsx'
import { StockLists, StockSearch } from './stock-tools.tsx'
import { keyOfStock, type StockRow, useStockRows } from './use-stock-rows.ts'

const ItemSheet = lazySheet(async () => (await import('../item-sheet.tsx')).ItemSheet)
const LocationSheet = lazySheet(async () => (await import('../location-sheet.tsx')).LocationSheet)

export interface StockDeskProps {
  shown: ShownList
  /** The id of the item or location that is shown beside the table. */
  current: string | null
  isBeside: boolean
}

/** The catalogue, or the stores and vans, as a table. */
export function StockDesk({ shown: list, current, isBeside }: StockDeskProps) {
  const t = useT()
  const today = useToday(useTimeZone())
  const [text, setText] = useUrlText()
  const [isAdding, setAdding] = useState(false)
  const { all, shown } = useStockRows(list, text)
  const isPlaces = list === 'places'
  const kind = kindOfList(list)
  const setup = useTableSetup(isPlaces ? 'locations' : 'items', useStockColumns(list))
  const title = t('inventory.title')
  const file = isPlaces ? 'locations' : 'items'
  const desk = useDeskRows(setup, { shown, getKey: keyOfStock, title, file, day: today })
  const query = setup.linkQuery({
    ...(list === 'parts' ? {} : { show: list }),
    ...(text === '' ? {} : { q: text }),
  })
  const getHref = useCallback(
    (row: StockRow) =>
      'item' in row
        ? `/inventory/${row.item.id}${query}`
        : `/inventory/places/${row.location.id}${query}`,
    [query],
  )
  const count = isPlaces ? 'inventory.locationCount' : countOf(kind)

  return (
    <DeskPage
      title={title}
      search={<StockSearch shown={list} text={text} onText={setText} />}
      actions={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          onPress={() => setAdding(true)}
        >
          {t(isPlaces ? 'inventory.newLocation' : `item.new.${kind}`)}
        </Button>
      }
      filters={<StockLists shown={list} text={text} />}
      tools={
        <TableTools
          setup={setup}
          count={shown && t(count, { count: shown.length })}
          path="/inventory"
          onExport={desk.rows.length > 0 ? () => desk.save(desk.rows) : undefined}
        />
      }
      bar={<PaperBar desk={desk} />}
    >
      {!shown && <Skeleton label={title} count={8} />}
      {shown?.length === 0 && <NoStock shown={list} isFiltered={all?.length !== 0} text={text} />}
      {desk.rows.length > 0 && (
        <DeskTable
          key={list}
          setup={setup}
          label={t(`inventory.list.${list}`)}
          lead="name"
          rows={desk.rows}
          getKey={keyOfStock}
          getHref={getHref}
          getName={nameOf}
          current={current}
          isBeside={isBeside}
          selection={desk.selection}
        />
      )}
      {desk.paper}
      {isAdding && (
        <Suspense fallback={null}>
          {isPlaces ? (
            <LocationSheet location={null} onClose={() => setAdding(false)} />
          ) : (
            <ItemSheet item={null} kind={kind} onClose={() => setAdding(false)} />
          )}
        </Suspense>
      )}
    </DeskPage>
  )
}

function countOf(kind: ReturnType<typeof kindOfList>) {
  return kind === 'part' ? 'inventory.count' : 'inventory.itemCount'
}

function nameOf(row: StockRow): string {
  return 'item' in row ? row.item.name : row.location.name
}
