import { Info } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

const CountingSheet = lazySheet(async () => (await import('./counting-sheet.tsx')).CountingSheet)

/** Opens the definitions of the numbers. */
export function CountingButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Info aria-hidden="true" />}
        onPress={() => setOpen(true)}
      >
        {t('metrics.counting')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CountingSheet onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
