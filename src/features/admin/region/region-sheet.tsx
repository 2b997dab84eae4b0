import { useState } from 'react'
import { CurrencyField } from '#components/company/currency-field.tsx'
import { TimeZoneField } from '#components/company/time-zone-field.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { currencyChange } from '#domain/company/region-change.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import { CurrencyEffects, mustUnderstand } from './currency-effects.tsx'
import { useRegionFacts } from './use-region-facts.ts'
import { ZoneEffects } from './zone-effects.tsx'

/** Changes time zone and currency in two steps: the second says what that does. */
export function RegionSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const format = useFormat()
  const edit = useCompanyEdit()
  const facts = useRegionFacts(company)
  const [seen] = useState(company)
  const [timeZone, setTimeZone] = useState(seen.timeZone)
  const [currency, setCurrency] = useState(seen.currency)
  const [step, setStep] = useState<'fields' | 'effects'>('fields')
  const [tried, setTried] = useState(false)
  const [isUnderstood, setUnderstood] = useState(false)
  /** Confirming was tried without taking on what it does. */
  const [wasRefused, setRefused] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const [isOtherZone, isOtherCurrency] = [timeZone !== seen.timeZone, currency !== seen.currency]
  const isDirty = isOtherZone || isOtherCurrency
  const isMissing = timeZone === '' || currency === ''
  const isLocked = isOtherCurrency && facts.currency !== 'yes'
  const isReady = (!isOtherZone || facts.zone) && (!isOtherCurrency || facts.items)
  const mustAgree =
    isOtherCurrency &&
    mustUnderstand(currencyChange(facts.items ?? [], seen.currency, currency)) &&
    !isUnderstood

  return (
    <EditSheet
      title={t(step === 'fields' ? 'admin.editRegion' : 'region.changeTitle')}
      isDirty={isDirty}
      isSaving={isSaving || (isDirty && !isReady)}
      problem={problem}
      danger={step === 'effects'}
      submitLabel={step === 'fields' ? t('region.continue') : t('region.confirm')}
      {...(step === 'effects' && {
        other: { label: t('action.back'), onPress: () => setStep('fields') },
      })}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (isMissing || isLocked) return
        if (!isDirty) onClose()
        else if (step === 'fields') setStep(isReady ? 'effects' : 'fields')
        else if (mustAgree) setRefused(true)
        else if (step === 'effects') await save(() => edit(seen, { timeZone, currency }))
      }}
      onClose={onClose}
    >
      {step === 'fields' && (
        <>
          <TimeZoneField
            name="timeZone"
            value={timeZone}
            error={tried && timeZone === '' ? t('form.choose') : undefined}
            onChange={setTimeZone}
          />
          <CurrencyField
            name="currency"
            value={currency}
            error={tried && currency === '' ? t('form.choose') : undefined}
            onChange={setCurrency}
          />
          {isLocked && (
            <Banner
              tone="attention"
              announce
              title={t(
                facts.currency === 'issued' ? 'region.currencyIssued' : 'region.currencyUnknown',
                { currency: format.currencyName(seen.currency) },
              )}
            />
          )}
        </>
      )}
      {step === 'effects' && (
        <>
          {isOtherZone && facts.zone && (
            <ZoneEffects facts={facts.zone} from={seen.timeZone} to={timeZone} />
          )}
          {isOtherCurrency && facts.items && (
            <CurrencyEffects
              items={facts.items}
              from={seen.currency}
              to={currency}
              isUnderstood={isUnderstood}
              error={wasRefused && mustAgree ? t('form.required') : undefined}
              onUnderstand={setUnderstood}
            />
          )}
        </>
      )}
    </EditSheet>
  )
}
