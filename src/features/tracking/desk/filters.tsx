import { MapPinned, Route } from 'lucide-react'
import { SkillSelect, TerritorySelect } from '#components/dispatch/people-selects.tsx'
import { useSkills, useTerritories } from '#data/react.ts'
import { personStates } from '#domain/tracking/person-now.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Select } from '#ui/form/select.tsx'
import type { TrackingAddress } from './tracking-url.ts'
import styles from './tracking-desk.module.css'

export interface FiltersProps {
  address: TrackingAddress
  change: (changes: Partial<TrackingAddress>) => void
}

/** Who is shown, and what beside them. */
export function Filters({ address, change }: FiltersProps) {
  const t = useT()
  const skills = useSkills()
  const territories = useTerritories()
  return (
    <div className={styles.filters}>
      <Select
        label={t('tracking.state')}
        hideLabel
        className={styles.filter}
        value={address.state}
        placeholder={t('tracking.state')}
        options={personStates.map((value) => ({ value, label: t(`tracking.state.${value}`) }))}
        onChange={(event) =>
          change({ state: personStates.find((one) => one === event.target.value) ?? '' })
        }
      />
      <SkillSelect
        skills={skills}
        className={styles.filter}
        value={address.skill}
        onChange={(skill) => change({ skill })}
      />
      <TerritorySelect
        territories={territories}
        className={styles.filter}
        value={address.territory}
        onChange={(territory) => change({ territory })}
      />
      <ChipRow label={t('tracking.show')}>
        <Chip
          icon={<MapPinned aria-hidden="true" />}
          isSelected={address.hasOrders}
          onPress={() => change({ hasOrders: !address.hasOrders })}
        >
          {t('tracking.orders')}
        </Chip>
        <Chip
          icon={<Route aria-hidden="true" />}
          isSelected={address.hasPlans}
          onPress={() => change({ hasPlans: !address.hasPlans })}
        >
          {t('tracking.plans')}
        </Chip>
      </ChipRow>
    </div>
  )
}
