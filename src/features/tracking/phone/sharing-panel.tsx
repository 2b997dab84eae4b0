import { Suspense, useEffect, useMemo, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { shownPosition } from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'
import { trackDaysOf } from '#domain/tracking/track-days.ts'
import { trackingModeOf } from '#domain/tracking/tracking-mode.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { useTrackingConsent } from '../use-tracking-consent.ts'
import { noRoute, type OnMap } from './on-map.ts'
import { Panel } from './panel.tsx'
import { RouteLooks } from './route-looks.tsx'
import { SeenByOthers } from './seen-by-others.tsx'
import { SeenMark } from './seen-mark.tsx'
import styles from './sharing-panel.module.css'

const TermsSheet = lazySheet(async () => (await import('./terms-sheet.tsx')).TermsSheet)

/** Whether the person shares their location, what that means, and what others see of them now. */
export function SharingPanel({ onMap }: { onMap: (content: OnMap) => void }) {
  const t = useT()
  const company = useCompany()
  const mode = trackingModeOf(company)
  const consent = useTrackingConsent()
  const { agreed, isChanging, refused, missing, choose } = consent
  const [isOpen, setOpen] = useState(false)
  const [showsTerms, setShowsTerms] = useState(false)
  const seen = useLive(shownPosition()) ?? null
  useSeenOnMap(seen, onMap)
  return (
    <Panel title={t('sharing.title')} isOpen={isOpen} onOpenChange={setOpen}>
      <div className={styles.sharing}>
        <Switch
          label={t('sharing.switch')}
          description={t(`sharing.brief.${mode}`)}
          checked={agreed === true && !refused}
          disabled={agreed === undefined || refused || missing}
          aria-busy={isChanging}
          onChange={(event) => void choose(event.target.checked)}
        />
        {(refused || missing) && (
          <Banner title={t(missing ? 'sharing.problem.missing' : 'sharing.problem.denied')}>
            {t('sharing.problemNote')}
          </Banner>
        )}
        <div>
          <Button variant="quiet" onPress={() => setShowsTerms(true)}>
            {t('sharing.terms')}
          </Button>
        </div>
        <SeenByOthers seen={seen} agreed={agreed === true && !refused} />
        <RouteLooks />
      </div>
      {showsTerms && (
        <Suspense fallback={null}>
          <TermsSheet
            mode={mode}
            days={trackDaysOf(company?.trackDays)}
            onClose={() => setShowsTerms(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

type Seen = Parameters<typeof SeenMark>[0]['seen'] | null

function useSeenOnMap(seen: Seen, onMap: (content: OnMap) => void) {
  const content = useMemo(
    (): OnMap => ({
      viewKey: `sharing ${seen !== null}`,
      lines: noRoute,
      around: seen ? [seen] : [],
      focus: null,
      marks: seen ? [{ id: 'seen', place: seen, content: <SeenMark seen={seen} /> }] : [],
    }),
    [seen],
  )
  useEffect(() => onMap(content), [onMap, content])
}
