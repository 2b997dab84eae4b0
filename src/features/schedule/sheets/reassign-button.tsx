import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

export interface ReassignButtonProps {
  /** How many changes are taken. */
  count: number
  /** Whether time off is stored with them, or alone. */
  storesAbsence: boolean
  onPress: () => void
}

/** Stores what was chosen for someone who is out. */
export function ReassignButton({ count, storesAbsence, onPress }: ReassignButtonProps) {
  const t = useT()
  const isAbsenceOnly = count === 0 && storesAbsence
  return (
    <Button variant="primary" wide isDisabled={count === 0 && !storesAbsence} onPress={onPress}>
      {isAbsenceOnly ? t('absence.add') : t('planner.apply', { count })}
    </Button>
  )
}
