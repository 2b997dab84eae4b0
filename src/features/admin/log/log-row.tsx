import { Clock, GitMerge } from 'lucide-react'
import { Initials } from '#components/contact/person-name.tsx'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { AuditEntry } from '#data/index.ts'
import { actorName } from '#domain/access/actor-name.ts'
import { isClockOff } from '#domain/audit/clock-of.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './log.module.css'

export interface LogEntryRowProps {
  entry: AuditEntry
  people: readonly User[] | undefined
  onOpen: (id: string) => void
}

/** One change: what, who, about which thing, and when the server received it. */
export function LogEntryRow({ entry: { receipt, subject }, people, onOpen }: LogEntryRowProps) {
  const t = useT()
  const person = actorName(people, receipt.actorId) ?? t('log.unknownPerson')
  const isMerged = receipt.merged.length + receipt.conflicts.length > 0
  return (
    <ListRow
      onPress={() => onOpen(receipt.id)}
      before={<Initials name={person} userId={receipt.actorId} />}
      title={<ChangeSentence change={receipt} />}
      titleEnd={<WhenText at={receipt.receivedAt} show="time" />}
      where={subject?.name ?? ''}
      note={person}
      noteEnd={
        (isMerged || isClockOff(receipt)) && (
          <span className={styles.marks}>
            {isClockOff(receipt) && (
              <Badge tone="orange" icon={<Clock aria-hidden="true" />}>
                {t('log.clockOff')}
              </Badge>
            )}
            {isMerged && (
              <Badge tone="blue" icon={<GitMerge aria-hidden="true" />}>
                {t('log.mergedBadge')}
              </Badge>
            )}
          </span>
        )
      }
    />
  )
}

/** In place of an entry that is being read again. */
export function RowPlaceholder() {
  return <div className={styles.placeholder} aria-hidden="true" />
}
