import { useState } from 'react'
import { ProblemNote } from '#components/problem-note.tsx'
import { quantityText } from '#components/quantity-text.ts'
import type { VanView } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Item } from '#domain/entities/item.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Chip, ChipRow } from '#ui/chip.tsx'
import { Form, FormActions } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface VanItemSheetProps {
  view: VanView
  item: Item
  quantity: number
  onClose: () => void
}

/** Counting what is there, or handing some of it to another van. */
export function VanItemSheet({ view, item, quantity, onClose }: VanItemSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const [id] = useState(newId)
  const [act, setAct] = useState<'count' | 'send'>('count')
  const [typed, setTyped] = useState('')
  const [toId, setToId] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const number = /^\d{1,6}([.,]\d{0,3})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : null
  const isBad = number === null || (act === 'send' && number <= 0)
  const lacksPlace = act === 'send' && toId === ''

  async function save() {
    setTried(true)
    if (isBad || lacksPlace) return
    const common = { movementId: id, itemId: item.id, reason: reason.trim() }
    const result = await (act === 'count'
      ? mutate('stock/count', {
          ...common,
          placeId: view.van.id,
          found: number,
          expected: quantity,
        })
      : mutate('stock/send', { ...common, quantity: number, fromId: view.van.id, toId }))
    if (result.ok) onClose()
    else setProblem(result.problem)
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item.name}
      closeLabel={t('action.close')}
      isDismissable={typed === '' && reason === ''}
    >
      <Form
        data-unsaved={typed === '' ? undefined : true}
        problem={problem && <ProblemNote problem={problem} />}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p>{t('van.expected', { count: quantityText(t, quantity, item.unit) })}</p>
        <ChipRow label={item.name} wrap>
          <Chip isSelected={act === 'count'} onPress={() => setAct('count')}>
            {t('van.count')}
          </Chip>
          <Chip isSelected={act === 'send'} onPress={() => setAct('send')}>
            {t('van.send')}
          </Chip>
        </ChipRow>
        {act === 'send' && (
          <Select
            label={t('van.sendTo')}
            placeholder={t('form.choose')}
            value={toId}
            error={tried && lacksPlace ? t('form.choose') : undefined}
            options={view.others.map((place) => ({ value: place.id, label: place.name }))}
            onChange={(event) => setToId(event.target.value)}
          />
        )}
        <TextField
          label={t(act === 'count' ? 'van.counted' : 'parts.quantity')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          after={item.unit}
          value={typed}
          error={tried && isBad ? t('form.number') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={t('van.reason')}
          maxLength={limits.line}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="large">
            {t(act === 'count' ? 'van.save' : 'van.send')}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}
