import { Bookmark, Columns3, Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useT } from '#messages/index.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { CheckMenu } from '#ui/overlay/check-menu.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import type { TableSetup } from './use-table-setup.ts'

const ViewSheet = lazySheet(async () => (await import('./view-sheet.tsx')).ViewSheet)

export interface TableToolsProps<T> {
  setup: TableSetup<T>
  /** How many rows there are, in words. */
  count: string | undefined
  /** Where the table lies: '/orders'. */
  path: string
  /** Saves the rows that are shown as a file. */
  onExport: (() => void) | undefined
}

/** The count, saved views, the choice of columns, and the file. */
export function TableTools<T>({ setup, count, path, onExport }: TableToolsProps<T>) {
  const t = useT()
  return (
    <>
      <output>{count}</output>
      <ViewsMenu setup={setup} path={path} />
      <CheckMenu
        trigger={<IconButton label={t('table.columns')} icon={<Columns3 />} />}
        label={t('table.columns')}
        items={setup.all
          .filter(({ rank }) => rank > 0)
          .map(({ id, header }) => ({ id, label: header }))}
        checked={setup.columns.map(({ id }) => id)}
        onChange={setup.chooseColumns}
        reset={{ label: t('table.columnsReset'), onAction: () => setup.chooseColumns(null) }}
      />
      {onExport && <IconButton label={t('table.export')} icon={<Download />} onPress={onExport} />}
    </>
  )
}

/** Filters, sorting and columns under a name. */
function ViewsMenu<T>({ setup, path }: Pick<TableToolsProps<T>, 'setup' | 'path'>) {
  const t = useT()
  const { change } = useUrlQuery()
  const [isNaming, setNaming] = useState(false)
  const { views, query } = setup
  const shown = views.find((view) => view.query === query)
  return (
    <>
      <Menu
        trigger={<IconButton label={t('table.views')} icon={<Bookmark />} />}
        label={t('table.views')}
        items={[
          ...views.map((view) => ({
            id: `view-${view.name}`,
            label: view.name,
            onAction: () =>
              change(
                () => new URLSearchParams(view.query),
                () => true,
              ),
          })),
          {
            id: 'save',
            label: t('table.viewSave'),
            startsGroup: views.length > 0,
            onAction: () => setNaming(true),
          },
          ...(shown
            ? [
                {
                  id: 'delete',
                  label: t('table.viewDelete', { name: shown.name }),
                  danger: true,
                  onAction: () => setup.saveViews(views.filter((view) => view !== shown)),
                },
              ]
            : []),
        ]}
      />
      {isNaming && (
        <Suspense fallback={null}>
          <ViewSheet
            path={path}
            query={viewWithColumns(setup)}
            onSave={(view) =>
              setup.saveViews([...views.filter(({ name }) => name !== view.name), view])
            }
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The query with the columns that are shown, so that the view looks the same on every device. */
function viewWithColumns<T>({ query, columns }: TableSetup<T>): string {
  const search = new URLSearchParams(query)
  search.set('cols', columns.map(({ id }) => id).join('.'))
  search.sort()
  return search.toString()
}
