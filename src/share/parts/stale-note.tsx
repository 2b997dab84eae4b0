import { Banner } from '#ui/layout/banner.tsx'
import { useShareText } from '../language.tsx'
import { PlainButton } from './plain-button.tsx'

/** What is shown is from before a change, so the answer was not accepted. */
export function StaleNote({ onReload }: { onReload: () => void }) {
  const t = useShareText()
  return (
    <div role="alert">
      <Banner
        tone="attention"
        title={t('share.changed')}
        action={<PlainButton onClick={onReload}>{t('share.reload')}</PlainButton>}
      >
        {t('share.changedNote')}
      </Banner>
    </div>
  )
}
