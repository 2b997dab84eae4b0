import {
  Bell,
  BookCheck,
  FileCheck2,
  FileText,
  Link,
  Minus,
  PencilLine,
  Plus,
  Trash2,
  Undo2,
} from 'lucide-react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { ChangesLink } from '#components/text/changes-link.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { invoiceHistory, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { actorName } from '#domain/access/actor-name.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Timeline } from '#ui/list/timeline.tsx'

const icons = {
  'invoice/create': Plus,
  'invoice/edit': PencilLine,
  'invoice/issue': FileCheck2,
  'invoice/discard': Trash2,
  'invoice/takeDeposit': Minus,
  'invoice/releaseDeposit': Undo2,
  'invoice/pauseReminders': Bell,
  'invoice/markExported': BookCheck,
  'share/create': Link,
}

/** What happened to an invoice, the newest first; the log knows what is older than this device keeps. */
export function InvoiceHistory({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const actor = useActor()
  const entries = useLive(invoiceHistory(invoice.id)) ?? []
  const people = useLive(team())
  return (
    <Card title={t('invoiceDoc.history')}>
      {entries.length > 0 && (
        <Timeline
          items={entries.map((entry) => {
            const Icon = icons[entry.name as keyof typeof icons] ?? FileText
            return {
              id: entry.id,
              title: <ChangeSentence change={entry} />,
              time: <WhenText at={entry.at} />,
              icon: <Icon aria-hidden="true" />,
              tone: 'grey' as const,
              pending: entry.receivedAt === null,
              note: actorName(people, entry.actorId) ?? '',
            }
          })}
        />
      )}
      <ChangesLink of={`invoices/${invoice.id}`} actor={actor} />
    </Card>
  )
}
