import { Ellipsis } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { BoardAddress } from './board-url.ts'

export interface BoardMenuProps {
  address: BoardAddress
  change: (changes: Partial<BoardAddress>) => void
  onHelp: () => void
  onCsv: () => void
  onCalendar: () => void
  onPrint: (as: 'sheets' | 'table') => void
}

/** What is needed less often. */
export function BoardMenu({ address, change, onHelp, onCsv, onCalendar, onPrint }: BoardMenuProps) {
  const t = useT()
  return (
    <Menu
      label={t('board.more')}
      trigger={<IconButton size="small" label={t('board.more')} icon={<Ellipsis />} />}
      items={[
        {
          id: 'dense',
          label: t(address.isDense ? 'board.roomy' : 'board.dense'),
          onAction: () => change({ isDense: !address.isDense }),
        },
        {
          id: 'sheets',
          label: t('print.openSheets'),
          onAction: () => onPrint('sheets'),
          startsGroup: true,
        },
        { id: 'table', label: t('print.openTable'), onAction: () => onPrint('table') },
        { id: 'csv', label: t('board.csv'), onAction: onCsv, startsGroup: true },
        { id: 'ical', label: t('board.ical'), onAction: onCalendar },
        { id: 'keys', label: t('board.keys'), onAction: onHelp, startsGroup: true },
      ]}
    />
  )
}
