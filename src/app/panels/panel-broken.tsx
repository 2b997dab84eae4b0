import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

export function PanelBroken({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.pageBroken')}
      closeLabel={t('action.close')}
      size="small"
      footer={<Button onPress={() => location.reload()}>{t('shell.reload')}</Button>}
    >
      {t('shell.pageBrokenNote')}
    </Sheet>
  )
}
