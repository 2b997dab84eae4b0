import type { VanTarget } from '#domain/members/hand-over.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import styles from './deactivate-sheet.module.css'
import type { LeavingView } from './use-leaving.ts'

export interface VanTargetSelectProps {
  leaving: LeavingView
  value: string
  onChange: (value: string) => void
}

/** What is in a person's van, and where the van or its stock goes. */
export function VanTargetSelect({ leaving, value, onChange }: VanTargetSelectProps) {
  const t = useT()
  const { vans, withoutVan, places } = leaving
  return (
    <>
      <div className={styles.held}>
        {vans.map(({ location, items }) => (
          <p key={location.id}>
            <span className={styles.title}>{location.name}</span>{' '}
            <span className={styles.note}>{t('technicians.partsInVan', { count: items })}</span>
          </p>
        ))}
      </div>
      <Select
        label={t('technicians.vanTo')}
        value={value}
        placeholder={t('technicians.leaveVan')}
        options={[
          ...withoutVan.map(({ id, name, email }) => ({
            value: `person:${id}`,
            label: t('technicians.giveVanTo', { name: name || email }),
          })),
          ...places.map(({ id, name }) => ({
            value: `location:${id}`,
            label: t('technicians.moveStockTo', { name }),
          })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

/** The target that an option stands for. */
export function vanTargetOf(value: string): VanTarget {
  const [kind, id = ''] = value.split(':')
  return kind === 'person' || kind === 'location' ? { kind, id } : null
}
