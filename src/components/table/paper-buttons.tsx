import { Download, Printer } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { DeskRows } from './use-desk-rows.tsx'

/** Prints or saves what is selected. */
export function PaperButtons<T>({ desk }: { desk: DeskRows<T> }) {
  const t = useT()
  const { selected, print, save } = desk
  return (
    <>
      <IconButton label={t('table.print')} icon={<Printer />} onPress={() => print(selected)} />
      <IconButton label={t('table.export')} icon={<Download />} onPress={() => save(selected)} />
    </>
  )
}
