import { permissions } from '#domain/access/actor.ts'
import { useT } from '#messages/index.ts'
import { Switch } from '#ui/form/switch.tsx'

type Permission = (typeof permissions)[number]

export interface PermissionSwitchesProps {
  /** What is allowed now. */
  value: readonly string[]
  onChange: (next: readonly Permission[]) => void
  disabled?: boolean | undefined
}

/** What a technician may do beyond their own orders, each with its plain consequence. */
export function PermissionSwitches({ value, onChange, disabled }: PermissionSwitchesProps) {
  const t = useT()
  const change = (one: Permission, isOn: boolean) =>
    onChange(permissions.filter((other) => (other === one ? isOn : value.includes(other))))
  return permissions.map((one) => (
    <Switch
      key={one}
      label={t(`permission.${one}`)}
      description={t(`permission.${one}.note`)}
      checked={value.includes(one)}
      disabled={disabled}
      onChange={(event) => change(one, event.target.checked)}
    />
  ))
}
