import { useState } from 'react'
import { SignatureField } from '#components/signature/signature-field.tsx'
import { padSize, useSignature } from '#components/signature/signature-pad.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useActor, useData, useMutate, useTimeZone } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { limits } from '#domain/entities/fields.ts'
import { estimateContent } from '#domain/estimate/estimate-content.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { ok } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { drawSignature } from '#components/signature/draw-signature.ts'
import styles from '../options.module.css'
import { approvalText } from './approval-text.ts'

export interface ApproveSheetProps {
  estimate: Estimate
  onClose: () => void
}

/** The customer chooses an option, reads it and signs. The office may also enter what they said elsewhere. */
export function ApproveSheet({ estimate: shown, onClose }: ApproveSheetProps) {
  const t = useT()
  const format = useFormat()
  const data = useData()
  const mutate = useMutate()
  const actor = useActor()
  const today = useToday(useTimeZone())
  // What was opened is what is signed, whatever arrives meanwhile.
  const [estimate] = useState(shown)
  const { options } = estimateContent(estimate)
  const [optionId, setOptionId] = useState(options.length === 1 ? (options[0]?.id ?? '') : '')
  const isOffice = actor !== null && isAdminLevel(actor)
  // The office mostly hears it by phone; a technician has the customer beside them.
  const [method, setMethod] = useState<'drawn' | 'typed' | 'told'>(isOffice ? 'told' : 'drawn')
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const signature = useSignature()
  const { isSaving, problem, save } = useSaving(onClose)
  const option = options.find(({ id }) => id === optionId)
  const text = option ? approvalText(estimate, option, t, format) : ''
  const signer = name.trim()
  const lacksProof =
    method === 'drawn' ? signature.isEmpty : method === 'told' && reason.trim() === ''
  const methods = ['drawn', 'typed', ...(isOffice ? (['told'] as const) : [])] as const

  async function addSignature() {
    if (method === 'told') return ok({ photoId: '' })
    const drawn = signature.canvas()
    if (!drawn) throw new Error('No pad')
    const covers = hashOfEstimate(estimate)
    return data.addPhoto({
      about: `estimates/${estimate.id}`,
      kind: 'signature',
      data: await drawSignature(method === 'drawn' ? { drawn } : { name: signer }),
      ...padSize,
      readerIds: estimate.readerIds,
      signed: { name: signer, how: method, summary: text, sha256: await sha256Hex(text), covers },
    })
  }

  return (
    <EditSheet
      title={t('estimates.approveTitle')}
      submitLabel={t('estimates.approve')}
      isDirty={name !== '' || reason !== '' || !signature.isEmpty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (signer === '' || !option || lacksProof) return
        await save(async () => {
          const signed = await addSignature()
          if (!signed.ok) return signed
          return mutate('estimate/decide', {
            estimateId: estimate.id,
            answer: 'approved',
            name: signer,
            optionId,
            documentHash: hashOfEstimate(estimate),
            signatureId: signed.value.photoId,
            reason: method === 'told' ? reason.trim() : '',
            day: today,
          })
        })
      }}
      onClose={onClose}
    >
      {options.length > 1 && (
        <ChipRow label={t('estimates.option')} wrap>
          {options.map(({ id, name: label }) => (
            <Chip key={id} isSelected={id === optionId} onPress={() => setOptionId(id)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      )}
      {option ? (
        <p className={styles.summary}>{text}</p>
      ) : (
        <output className={styles.note}>{t('estimates.chooseOption')}</output>
      )}
      <TextField
        label={t(isOffice ? 'estimates.approver' : 'sign.name')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={limits.line}
        value={name}
        error={tried && signer === '' ? t('form.required') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <SignatureField
        signature={signature}
        method={method}
        signer={signer}
        isMissing={tried && method === 'drawn' && lacksProof}
      >
        <ChipRow label={t('sign.method')} wrap>
          {methods.map((one) => (
            <Chip key={one} isSelected={one === method} onPress={() => setMethod(one)}>
              {one === 'told' ? t('estimates.told') : t(`sign.method.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </SignatureField>
      {method === 'told' && (
        <TextArea
          label={t('estimates.toldHow')}
          rows={2}
          maxLength={limits.note}
          value={reason}
          error={tried && lacksProof ? t('form.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </EditSheet>
  )
}
