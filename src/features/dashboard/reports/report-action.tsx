import type { ReactNode } from 'react'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'

interface ReportActionProps {
  label: string
  icon: ReactNode
  isDisabled: boolean
  onPress: () => void
}

/** What is done with a report: on a phone its icon, so that all are on one line. */
export function ReportAction({ label, icon, isDisabled, onPress }: ReportActionProps) {
  const isWide = useMediaQuery('(width >= 600px)')
  if (!isWide) return <IconButton {...{ label, icon, isDisabled, onPress }} />
  return <Button {...{ icon, isDisabled, onPress }}>{label}</Button>
}
