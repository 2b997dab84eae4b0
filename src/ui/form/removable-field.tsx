import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './removable-field.module.css'

export interface RemovableFieldProps {
  /** Names what the button removes. */
  removeLabel: string
  onRemove: () => void
  /** The field. */
  children: ReactNode
}

/** A field of a list, with a button that removes it. */
export function RemovableField({ removeLabel, onRemove, children }: RemovableFieldProps) {
  return (
    <div className={styles.row}>
      {children}
      <IconButton label={removeLabel} icon={<Trash2 />} onPress={onRemove} />
    </div>
  )
}
