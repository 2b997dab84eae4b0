import { type FormEvent, useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { barrierLimits } from '#domain/company/dispatch/barrier-limits.ts'
import type { Barrier } from '#domain/company/dispatch/barrier.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import { foldText } from '#lib/fold-text.ts'
import { equal } from '#lib/equal.ts'
import { newId } from '#lib/new-id.ts'
import { parseNumber } from '#lib/parse-number.ts'
import { type Translate, useT } from '#messages/index.ts'
import { FieldRow } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import { BarrierMap } from './barrier-map.tsx'
import { type PointsError, pointText, readPoints } from './barrier-points.ts'

export interface BarrierSheetProps {
  company: Company
  /** null for a new one. */
  barrier: Barrier | null
  onClose: () => void
}

/** Adds a barrier, or changes or deletes one. */
export function BarrierSheet({ company, barrier, onClose }: BarrierSheetProps) {
  const t = useT()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [id] = useState(() => barrier?.id ?? newId())
  const [others] = useState(() => seen.barriers.filter((one) => one.id !== id))
  const [first] = useState(() => ({
    name: barrier?.name ?? '',
    minutes: String(barrier?.minutes ?? 10),
    points: barrier?.points.map(pointText).join('\n') ?? '',
  }))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const name = values.name.trim()
  const isTaken = others.some((one) => foldText(one.name) === foldText(name))
  const nameError = name === '' ? t('form.required') : isTaken ? t('barriers.taken') : undefined
  const minutes = readMinutes(values.minutes)
  const { points, error } = readPoints(values.points)

  const saveAll = (barriers: readonly Barrier[]) => save(() => edit(seen, { barriers }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (nameError !== undefined || minutes === null || error !== null) return
    // Points that were only shown keep what the text leaves out.
    const kept = barrier && values.points === first.points ? barrier.points : points
    const next = { id, name, minutes, points: kept }
    await saveAll(
      barrier ? seen.barriers.map((one) => (one.id === id ? next : one)) : [...seen.barriers, next],
    )
  }

  return (
    <EditSheet
      title={t(barrier ? 'barriers.edit' : 'barriers.new')}
      size="large"
      isDirty={!equal(values, first)}
      isSaving={isSaving}
      problem={problem}
      other={
        barrier ? { label: t('barriers.delete'), onPress: () => void saveAll(others) } : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          label={t('barriers.name')}
          maxLength={limits.code}
          autoComplete="off"
          value={values.name}
          error={tried ? nameError : undefined}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <TextField
          label={t('barriers.minutes')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          after={t('weights.unit')}
          value={values.minutes}
          error={tried && minutes === null ? t('weights.bounds', minuteBounds) : undefined}
          onChange={({ target }) => setValues({ ...values, minutes: target.value })}
        />
      </FieldRow>
      <BarrierMap
        points={points}
        others={others}
        text={values.points}
        onChange={(text) => setValues((now) => ({ ...now, points: text }))}
      />
      <TextArea
        label={t('barriers.points')}
        description={t('barriers.pointsHint')}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        value={values.points}
        error={tried && error ? pointsErrorText(t, error) : undefined}
        onChange={({ target }) => setValues({ ...values, points: target.value })}
      />
    </EditSheet>
  )
}

const minuteBounds = {
  least: String(barrierLimits.minutes.least),
  most: String(barrierLimits.minutes.most),
}

/** Whole minutes within the bounds; null for anything else. */
function readMinutes(text: string): number | null {
  const value = parseNumber(text)
  const { least, most } = barrierLimits.minutes
  if (typeof value !== 'number' || !Number.isInteger(value)) return null
  return value >= least && value <= most ? value : null
}

function pointsErrorText(t: Translate, error: PointsError): string {
  if (error.kind === 'bad') return t('barriers.badPoint', { text: error.line })
  const { least, most } = barrierLimits.points
  return t(`barriers.${error.kind}`, { count: error.kind === 'tooFew' ? least : most })
}
