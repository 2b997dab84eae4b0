import { AddItemSheet, type AddItemSheetProps } from '#components/document/add-item-sheet.tsx'
import { catalogue } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Finds an item of this device's catalogue. */
export function ItemSheet(props: Omit<AddItemSheetProps, 'items'>) {
  return <AddItemSheet {...props} items={useLive(catalogue()) ?? []} />
}
