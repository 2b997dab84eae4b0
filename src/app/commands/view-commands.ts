import type { Translate } from '#messages/index.ts'
import type { Command } from './command.ts'

interface Reach {
  /** The pages of this session. */
  readonly all: readonly string[]
  readonly office: boolean
  readonly go: (path: string) => () => void
}

/** Commands that open a part of a page, such as its late or overdue records. */
export function viewCommands(t: Translate, { all, office, go }: Reach): readonly Command[] {
  const commands: (Command | false)[] = [
    all.includes('/dashboard') && {
      id: 'numbers',
      group: 'pages',
      title: t(office ? 'metrics.commandReports' : 'metrics.commandWeek'),
      run: go(office ? '/dashboard/reports' : '/dashboard/week'),
    },
    all.includes('/dashboard') && {
      id: 'time-off',
      group: 'pages',
      title: t('shell.commandGo', { place: t('absence.title') }),
      words: t('shell.commandWords.timeOff'),
      run: go(all.includes('/technicians') ? '/technicians/absences' : '/dashboard/time-off'),
    },
    all.includes('/inventory') && {
      id: 'low-stock',
      group: 'pages',
      title: t('inventory.list.low'),
      words: t('shell.commandWords.lowStock'),
      run: go('/inventory?show=low'),
    },
    all.includes('/orders') && {
      id: 'late',
      group: 'pages',
      title: t('shell.commandLate'),
      words: t('shell.commandWords.late'),
      run: go('/orders?day=late'),
    },
    all.includes('/invoices') && {
      id: 'overdue',
      group: 'pages',
      title: t('shell.commandOverdue'),
      words: t('shell.commandWords.overdue'),
      run: go('/invoices?show=overdue'),
    },
    all.includes('/invoices') && {
      id: 'open-invoices',
      group: 'pages',
      title: t('shell.commandOpenInvoices'),
      words: t('shell.commandWords.openInvoices'),
      run: go('/invoices?show=open'),
    },
  ]
  return commands.filter((command) => command !== false)
}
