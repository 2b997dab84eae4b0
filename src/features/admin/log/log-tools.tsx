import { RotateCw } from 'lucide-react'
import { changeKinds, changeSubjects } from '#domain/audit/change-groups.ts'
import { systemUid } from '#domain/access/system-actor.ts'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Select } from '#ui/form/select.tsx'
import { isFiltered, type LogFilter } from './log-filter.ts'
import styles from './log.module.css'

export interface LogToolsProps {
  filter: LogFilter
  onFilter: (changes: Partial<LogFilter>) => void
  onReload: () => void
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
export function LogTools({ filter, onFilter, onReload }: LogToolsProps) {
  const t = useT()
  const people = useLive(team()) ?? []
  return (
    <search className={styles.filters}>
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
        {isFiltered(filter) && (
          <Button variant="quiet" size="small" onPress={() => onFilter(noFilter)}>
            {t('log.clear')}
          </Button>
        )}
        <IconButton label={t('log.reload')} icon={<RotateCw />} onPress={onReload} />
      </div>
    </search>
  )
}
