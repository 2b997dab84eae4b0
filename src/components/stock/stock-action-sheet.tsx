import { useState } from 'react'
import { limits } from '#domain/entities/fields.ts'
import { fitsUnit } from '#domain/stock/fits-unit.ts'
import type { Item } from '#domain/entities/item.ts'
import type { Location } from '#domain/entities/location.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { parseNumber } from '#lib/parse-number.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { ProblemNote } from '../text/problem-note.tsx'
import { quantityText, unitName } from '../text/quantity-text.ts'
import { useSaving } from '../sheet/use-saving.ts'
import { HeldText } from './held-text.tsx'
import { likelySource } from './likely-source.ts'
import { QuantityNote } from './quantity-note.tsx'
import { isShortOf } from './stock-text.ts'
import {
  isTransfer,
  type StockAction,
  type StockChange,
  stockChange,
  wrongFields,
} from './stock-change.ts'

export interface StockActionSheetProps {
  item: Item
  location: Pick<Location, 'id' | 'name'>
  /** The quantity according to the ledger. */
  quantity: number
  /** The minimum to keep in stock; null if none is set. */
  minimum: number | null
  /** Locations that stock can be transferred to. */
  others: readonly Pick<Location, 'id' | 'name'>[]
  /** Locations that stock can be taken from, and how many they hold where that is known. */
  sources?: readonly (Pick<Location, 'id' | 'name'> & { readonly held?: number | undefined })[]
  /** When what they hold was known last; null while it is up to date. */
  heldAsOf?: string | null
  /** The available actions; the first is preselected. */
  actions: readonly StockAction[]
  save: (change: StockChange) => Promise<Result<unknown, Problem>>
  onClose: () => void
}

/** Counting, receiving, taking, transferring and setting the minimum of an item at a location. */
export function StockActionSheet(props: StockActionSheetProps) {
  const { item, location, quantity, minimum, others, actions, save, onClose } = props
  const { sources = [], heldAsOf = null } = props
  const t = useT()
  const [movementId] = useState(newId)
  const [action, setAction] = useState<StockAction>(actions[0] ?? 'count')
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save: keep } = useSaving(onClose)
  const number = parseNumber(typed)
  const ends = action === 'take' ? sources : others
  const otherId = chosenId ?? (action === 'take' ? likelySource(sources) : '')
  const source = action === 'take' ? sources.find(({ id }) => id === otherId) : undefined
  const change = stockChange(action, number, {
    movementId,
    itemId: item.id,
    placeId: location.id,
    otherId,
    quantity,
    minimum,
    reason: reason.trim(),
  })
  const wrong = wrongFields(action, change, otherId)
  const isPartial = !fitsUnit(number ?? 0, item.unit)
  const taken = action === 'take' && change !== null && !isPartial ? number : null
  const isShort = typeof taken === 'number' && source !== undefined && isShortOf(taken, source)

  function submit() {
    setTried(true)
    if (!change || wrong.location || wrong.quantity || isPartial) return
    void keep(async () => {
      const saved = await save(change)
      if (saved.ok && action === 'count') showToast(t('van.countSaved'), { kind: 'success' })
      return saved
    })
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item.name}
      closeLabel={t('action.cancel')}
      isDismissable={typed === '' && reason === ''}
    >
      <Form
        data-unsaved={typed === '' ? undefined : true}
        problem={problem && <ProblemNote problem={problem} />}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          {location.name} · {t('van.expected', { count: quantityText(t, quantity, item.unit) })}
        </p>
        <ChipRow label={t('inventory.action')} wrap>
          {actions.map((one) => (
            <Chip
              key={one}
              isSelected={action === one}
              onPress={() => {
                setAction(one)
                setChosenId(null)
                setTyped(one === 'minimum' && minimum !== null ? String(minimum) : '')
                setTried(false)
              }}
            >
              {t(`inventory.action.${one}`)}
            </Chip>
          ))}
        </ChipRow>
        {isTransfer(action) && (
          <Select
            label={t(action === 'take' ? 'van.takeFrom' : 'van.sendTo')}
            placeholder={t('form.choose')}
            value={otherId}
            error={tried && wrong.location ? t('form.choose') : undefined}
            description={
              source?.held === undefined ? undefined : (
                <HeldText item={item} source={{ ...source, held: source.held }} asOf={heldAsOf} />
              )
            }
            options={ends.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setChosenId(event.target.value)}
          />
        )}
        <TextField
          label={t(questions[action])}
          description={
            action === 'minimum' ? (
              t('inventory.minimumHelp')
            ) : taken ? (
              <QuantityNote {...{ item, taken, quantity, source }} />
            ) : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          after={unitName(t, item.unit, number ?? undefined)}
          value={typed}
          error={
            tried && wrong.quantity ? t('form.number') : isPartial ? t('form.wholeOnly') : undefined
          }
          onChange={(event) => setTyped(event.target.value)}
        />
        {action !== 'minimum' && (
          <TextField
            label={t(action === 'supply' ? 'van.supplier' : 'van.reason')}
            optionalLabel={t('form.optional')}
            maxLength={limits.line}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <FormActions>
          <Button type="submit" variant="primary" size="large" pending={isSaving}>
            {t(isShort ? 'van.takeAnyway' : verbs[action])}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}

const questions = {
  supply: 'parts.quantity',
  count: 'van.counted',
  send: 'parts.quantity',
  take: 'parts.quantity',
  minimum: 'inventory.minimumField',
} as const

const verbs = {
  supply: 'inventory.action.supply',
  count: 'van.saveCount',
  send: 'van.send',
  take: 'van.take',
  minimum: 'action.save',
} as const
