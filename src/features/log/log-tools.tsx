import { RotateCw } from 'lucide-react'
import { changeKinds, changeSubjects } from '#domain/audit/change-groups.ts'
import { systemUid } from '#domain/access/system-actor.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Select } from '#ui/form/select.tsx'
import type { LogFilter } from './log-filter.ts'
import styles from './log.module.css'
import type { LogReading } from './use-log.ts'
import type { LogUrl } from './use-log-url.ts'
import { useNewChanges } from './use-new-changes.ts'

export interface LogToolsProps {
  url: LogUrl
  reading: LogReading
  /** Whose changes can be chosen; null where all are one person's. */
  people: readonly User[] | null
  /** Whose newer changes are offered; null for everyone's. */
  newestOf: string | null
}

const noFilter: LogFilter = {
  person: '',
  subject: '',
  kind: '',
  from: '',
  to: '',
  ref: '',
  isMerged: false,
}

/** Filters of the log: who, what, how and when. */
export function LogTools({ url, reading, people, newestOf }: LogToolsProps) {
  const t = useT()
  const { filter, onFilter, isFiltered } = url
  const hasNew = useNewChanges(reading.key, newestOf)
  return (
    <search className={styles.filters}>
      {people !== null && (
        <Select
          label={t('log.person')}
          value={filter.person}
          placeholder={t('log.everyone')}
          options={[
            ...people.map(({ id, name, email }) => ({ value: id, label: name || email })),
            { value: systemUid, label: t('log.system') },
          ]}
          onChange={({ target }) => onFilter({ person: target.value })}
        />
      )}
      <Select
        label={t('log.subject')}
        value={filter.subject}
        placeholder={t('log.everything')}
        options={changeSubjects.map((one) => ({ value: one, label: t(`log.subject.${one}`) }))}
        onChange={({ target }) =>
          onFilter({ subject: changeSubjects.find((one) => one === target.value) ?? '' })
        }
      />
      <Select
        label={t('log.kind')}
        value={filter.kind}
        placeholder={t('log.everyKind')}
        options={changeKinds.map((one) => ({ value: one, label: t(`log.kind.${one}`) }))}
        onChange={({ target }) =>
          onFilter({ kind: changeKinds.find((one) => one === target.value) ?? '' })
        }
      />
      <DateTimeField
        type="date"
        label={t('log.from')}
        value={filter.from}
        max={filter.to || undefined}
        onChange={({ target }) => onFilter({ from: target.value })}
      />
      <DateTimeField
        type="date"
        label={t('log.to')}
        value={filter.to}
        min={filter.from || undefined}
        onChange={({ target }) => onFilter({ to: target.value })}
      />
      <div className={styles.chips}>
        <Chip isSelected={filter.isMerged} onPress={() => onFilter({ isMerged: !filter.isMerged })}>
          {t('log.merged')}
        </Chip>
        {filter.ref !== '' && (
          <Chip isSelected onPress={() => onFilter({ ref: '' })}>
            {t('log.oneThing')}
          </Chip>
        )}
        {isFiltered && (
          <Button variant="quiet" size="small" onPress={() => onFilter(noFilter)}>
            {t('log.clear')}
          </Button>
        )}
        {hasNew ? (
          <Button size="small" icon={<RotateCw aria-hidden="true" />} onPress={reading.reload}>
            {t('log.showNew')}
          </Button>
        ) : (
          <IconButton label={t('log.reload')} icon={<RotateCw />} onPress={reading.reload} />
        )}
      </div>
    </search>
  )
}
