import { useState } from 'react'
import type { PaperFormat } from '#components/pdf/invoice/paper-format.ts'
import type { EstimateShareView } from '#domain/share/share-view.ts'
import { useShareText } from '../language.tsx'
import { FieldError } from '../parts/field-error.tsx'
import form from '../parts/form.module.css'
import { PlainButton } from '../parts/plain-button.tsx'
import { SendProblem } from '../parts/send-problem.tsx'
import { TextInput } from '../parts/text-input.tsx'
import { useSending } from '../parts/use-sending.ts'
import type { Share } from '../use-share.ts'
import type { PricedOption } from './priced-options.ts'

export interface ApproveFormProps {
  view: EstimateShareView
  picked: PricedOption | null
  format: PaperFormat
  name: string
  onName: (name: string) => void
  send: Share['send']
  onDecline: () => void
}

/** Says in a sentence what is approved, and asks for a name and consent. */
export function ApproveForm(props: ApproveFormProps) {
  const { view, picked, format, name, onName, send, onDecline } = props
  const t = useShareText()
  const { estimate } = view
  const [consents, setConsents] = useState(false)
  const missing = {
    option: picked ? '' : t('share.chooseMissing'),
    name: name.trim().length < 2 ? t('share.nameMissing') : '',
    consent: consents ? '' : t('share.consentMissing'),
  }
  const { formProps, wasTried, isSending, problem } = useSending(
    Object.values(missing).every((text) => text === ''),
    () =>
      send({
        kind: 'approve',
        optionId: picked?.option.id ?? '',
        name: name.trim(),
        documentHash: estimate.documentHash,
        consent: true,
      }),
  )
  return (
    <form className={form.form} {...formProps}>
      {picked && (
        <p>
          {t(picked.totals?.taxMinor === 0 ? 'share.approving' : 'share.approvingWithTax', {
            option: picked.option.name,
            total: format.money(picked.totals?.totalMinor ?? 0),
          })}
          {picked.depositMinor > 0 &&
            ` ${t('share.approvingDeposit', { amount: format.money(picked.depositMinor) })}`}
        </p>
      )}
      {wasTried && <FieldError id="option-error">{missing.option}</FieldError>}
      <TextInput
        label={t('share.name')}
        autoComplete="name"
        maxLength={80}
        value={name}
        onValue={onName}
        error={wasTried ? missing.name : ''}
      />
      <div>
        <label className={form.check}>
          <input
            type="checkbox"
            checked={consents}
            onChange={(event) => setConsents(event.target.checked)}
            aria-invalid={(wasTried && !consents) || undefined}
            aria-describedby="consent-error"
          />
          {t('share.consent')}
        </label>
        {wasTried && <FieldError id="consent-error">{missing.consent}</FieldError>}
      </div>
      <SendProblem problem={problem} />
      <div className={form.buttons}>
        <PlainButton type="submit" variant="primary" pending={isSending}>
          {t('share.approve')}
        </PlainButton>
        <PlainButton onClick={onDecline}>{t('share.decline')}</PlainButton>
      </div>
    </form>
  )
}
