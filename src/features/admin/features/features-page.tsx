import { useState } from 'react'
import { featureNames } from '#components/text/company-value-text.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { optionalFeatures, type OptionalFeature } from '#domain/access/optional-features.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import styles from './features.module.css'

/** What the company uses of its plan. */
export function FeaturesPage() {
  return (
    <CompanySectionPage section="features">
      {(company) => <FeaturesCards company={company} />}
    </CompanySectionPage>
  )
}

function FeaturesCards({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [asked, setAsked] = useState<OptionalFeature | null>(null)
  const may = actor !== null && can(actor, 'company/features')

  async function set(feature: OptionalFeature, isOn: boolean) {
    const result = await mutate('company/setFeature', { companyId: company.id, feature, isOn })
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  return (
    <>
      <Card title={t('features.title')}>
        <p className={styles.note}>{t(may ? 'features.note' : 'features.ownerOnly')}</p>
        <ul className={styles.features}>
          {optionalFeatures.map((feature) => {
            const isInPlan = !company.disabledFeatures.includes(feature)
            const isOn = isInPlan && !company.hiddenFeatures.includes(feature)
            const about = t(`features.about.${feature}`)
            return (
              <li key={feature}>
                <Switch
                  label={t(featureNames[feature])}
                  description={isInPlan ? about : `${t('features.notInPlan')} ${about}`}
                  checked={isOn}
                  disabled={!may || !isInPlan}
                  onChange={(event) =>
                    event.target.checked ? void set(feature, true) : setAsked(feature)
                  }
                />
              </li>
            )
          })}
        </ul>
      </Card>
      <Card title={t('features.core')}>
        <p>{t('features.coreNote')}</p>
      </Card>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={t('features.offTitle', { feature: t(featureNames[asked]) })}
          confirmLabel={t('features.offConfirm')}
          cancelLabel={t('action.cancel')}
          onConfirm={() => set(asked, false)}
        >
          {t(`features.off.${asked}`)}
        </ConfirmDialog>
      )}
    </>
  )
}
