import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { MenuItem } from 'react-aria-components/Menu'
import styles from './check-menu.module.css'
import menuStyles from './menu.module.css'
import popoverStyles from './popover.module.css'

/** An item of a menu that has a check mark while it is selected. */
export function CheckedItem({ id, name }: { id: string; name: string }) {
  return (
    <MenuItem
      id={id}
      textValue={name}
      className={clsx(popoverStyles.item, menuStyles.item, styles.item)}
    >
      <Check aria-hidden="true" className={styles.check} />
      <span>{name}</span>
    </MenuItem>
  )
}
