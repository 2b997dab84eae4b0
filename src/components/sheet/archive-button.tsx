import { Archive, ArchiveRestore } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'

export interface ArchiveButtonProps {
  label: string
  isArchived: boolean
  /** What was typed would be lost. */
  isDirty: boolean
  onPress: () => void
}

/** Archives what a sheet edits, or restores it: at once, apart from the form. */
export function ArchiveButton({ label, isArchived, isDirty, onPress }: ArchiveButtonProps) {
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <Button
      variant="quiet"
      icon={<Icon aria-hidden="true" />}
      isDisabled={isDirty}
      onPress={onPress}
    >
      {label}
    </Button>
  )
}
