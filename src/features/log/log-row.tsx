import { Clock, GitMerge } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Initials } from '#components/contact/person-name.tsx'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { AuditEntry } from '#data/index.ts'
import { actorName } from '#domain/access/actor-name.ts'
import { delayOf, isClockOff } from '#domain/audit/clock-of.ts'
import type { Device } from '#domain/entities/device.ts'
import type { User } from '#domain/entities/user.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './log.module.css'

interface RowProps {
  entry: AuditEntry
  /** Stable, so that rows are only rendered when they change. */
  onOpen: (id: string) => void
}

/** One change of anyone: what, about which thing, by whom, and when the server received it. */
export const OfficeRow = memo(function OfficeRow({
  entry,
  people,
  onOpen,
}: RowProps & { people: readonly User[] | undefined }) {
  const t = useT()
  const { actorId } = entry.receipt
  const person = actorName(people, actorId) ?? t('log.unknownPerson')
  return (
    <LogRow
      entry={entry}
      before={<Initials name={person} userId={actorId} />}
      note={person}
      onOpen={onOpen}
    />
  )
})

/** One change of one's own, on which device, and when it happened if the server received it later. */
export const OwnRow = memo(function OwnRow({
  entry,
  devices,
  thisId,
  onOpen,
}: RowProps & { devices: readonly Device[] | undefined; thisId: string }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { deviceId, at } = entry.receipt
  const known = devices?.find((one) => one.deviceId === deviceId)
  const parts = [
    deviceId === thisId ? t('devices.this') : known?.label,
    delayOf(entry.receipt) > 0 && t('log.happenedAt', { when: format.when(at, now) }),
  ]
  return <LogRow entry={entry} note={parts.filter(Boolean).join(' · ')} onOpen={onOpen} />
})

function LogRow({
  entry: { receipt, subject },
  before,
  note,
  onOpen,
}: RowProps & { before?: ReactNode; note: string }) {
  const t = useT()
  const isMerged = receipt.merged.length + receipt.conflicts.length > 0
  return (
    <ListRow
      onPress={() => onOpen(receipt.id)}
      before={before}
      title={<ChangeSentence change={receipt} />}
      titleEnd={<WhenText at={receipt.receivedAt} show="time" />}
      where={subject?.name ?? ''}
      note={note}
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
