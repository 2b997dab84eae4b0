import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useSaving } from '#components/sheet/use-saving.ts'
import { shortText, stockText } from '#components/stock/stock-text.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { quantityText, unitName } from '#components/text/quantity-text.ts'
import { type LocationView, useWarehouses, type Warehouse } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { bestSource, refillLines } from '#domain/stock/refill.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import {
  type RefillQuantity,
  refillQuantities,
  refillTransfers,
  refillUndo,
  type TypedQuantities,
} from './refill-changes.ts'

export interface RefillSheetProps {
  view: LocationView
  onClose: () => void
}

/** Sends a location what it lacks to its minimums, all in one go. */
export function RefillSheet({ view, onClose }: RefillSheetProps) {
  const t = useT()
  const { location } = view
  const { mutateAll } = useData()
  const reportProblem = useProblemToast()
  const { warehouses } = useWarehouses()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [typed, setTyped] = useState<TypedQuantities>({})
  const [tried, setTried] = useState(false)
  const saving = useSaving(onClose)
  // What was listed at first stays, so that no field goes while someone types.
  const [lines] = useState(() => refillLines(view.stock, view.incoming))
  const sources = warehouses.filter(({ id }) => id !== location.id)
  const sourceId = chosenId ?? bestSource(lines, sources)
  const source = sources.find(({ id }) => id === sourceId)
  const quantities = refillQuantities(lines, source?.held, typed)
  const isNothing = quantities.every(({ quantity }) => !quantity)

  function submit() {
    setTried(true)
    if (isNothing || quantities.some(({ problem }) => problem !== null)) return
    const transfers = refillTransfers(quantities, { fromId: sourceId, toId: location.id, newId })
    void saving.save(async () => {
      const done = await mutateAll(transfers)
      if (!done.ok) return done
      const undo = async () => {
        const undone = await mutateAll(refillUndo(transfers, newId))
        if (!undone.ok) reportProblem(undone.problem)
      }
      showToast(t('refill.sent', { count: transfers.length }), {
        kind: 'success',
        note: location.name,
        action: { label: t('action.undo'), onPress: () => void undo() },
      })
      return done
    })
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('refill.title')}
      closeLabel={t('action.cancel')}
      isDismissable={Object.keys(typed).length === 0}
    >
      <Form
        data-unsaved={Object.keys(typed).length === 0 ? undefined : true}
        problem={
          saving.problem ? (
            <ProblemNote problem={saving.problem} />
          ) : (
            tried && isNothing && t('refill.nothing')
          )
        }
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Select
          label={t('van.takeFrom')}
          value={sourceId}
          options={sources.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setChosenId(target.value)}
        />
        {quantities.map((one) => (
          <RefillField
            key={one.line.item.id}
            quantity={one}
            source={source}
            typed={typed[one.line.item.id]}
            onType={(text) => setTyped({ ...typed, [one.line.item.id]: text })}
          />
        ))}
        <FormActions>
          <Button type="submit" variant="primary" size="large" pending={saving.isSaving}>
            {t('van.send')}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}

interface RefillFieldProps {
  quantity: RefillQuantity
  source: Warehouse | undefined
  typed: string | undefined
  onType: (text: string) => void
}

function RefillField({ quantity: one, source, typed, onType }: RefillFieldProps) {
  const t = useT()
  const format = useFormat()
  const { item, quantity, minimum, coming } = one.line
  const amount = (count: number) => quantityText(t, count, item.unit)
  const known = [
    t('refill.here', { amount: amount(quantity), minimum: format.number(minimum) }),
    coming > 0 && t('refill.coming', { amount: amount(coming) }),
    source && stockText(t, item, source.id, one.held),
  ]
  const errors = {
    number: t('form.number'),
    wholeOnly: t('form.wholeOnly'),
    moreThanThere: shortText(t, item, Infinity, { name: source?.name ?? '', held: one.held }),
  }
  return (
    <TextField
      label={item.name}
      description={known.filter(Boolean).join(' · ')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      after={unitName(t, item.unit, one.quantity ?? undefined)}
      value={typed ?? format.number(one.quantity ?? 0)}
      error={one.problem === null ? undefined : errors[one.problem]}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
