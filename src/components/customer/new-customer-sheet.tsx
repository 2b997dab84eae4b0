import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Customer } from '#domain/entities/customer.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { DraftNote } from '../draft/draft-note.tsx'
import { useFormDraft } from '../draft/use-form-draft.ts'
import { useKeepForm } from '../draft/use-keep-form.ts'
import { usePlace } from '../map/place/use-place.ts'
import { EditSheet } from '../sheet/edit-sheet.tsx'
import { useSaving } from '../sheet/use-saving.ts'
import { NewCustomerFields, type NewCustomerFieldsProps } from './new-customer-fields.tsx'
import {
  customerToCreate,
  emptyNewCustomer,
  newCustomerDraft,
  newCustomerSchema,
  type NewCustomerValues,
} from './new-customer-values.ts'

export type ChosenCustomer = Pick<Customer, 'id' | 'primarySiteId'>

type Known = Pick<NewCustomerFieldsProps, 'known' | 'sites'>

export interface NewCustomerPorts {
  readonly uid: string | undefined
  /** The default country of the site. */
  readonly country: string
  readonly create: (customer: MutationArgs<'customer/create'>) => Promise<Result<unknown, Problem>>
  readonly readKnown: () => Promise<Known>
}

export interface NewCustomerSheetProps {
  ports: NewCustomerPorts
  /** What was typed to find them. */
  name: string
  /** Called with the one that was created, or the known one that it turned out to be. */
  onChoose: (customer: ChosenCustomer) => void
  onClose: () => void
}

/** Enters a customer with a site while a document for them is begun. */
export function NewCustomerSheet({ ports, name, onChoose, onClose }: NewCustomerSheetProps) {
  const { uid, country, create } = ports
  const { known, sites } = useKnown(ports.readKnown)
  const t = useT()
  const [ids] = useState(() => ({ customerId: newId(), siteId: newId() }))
  const [empty] = useState(() => emptyNewCustomer(name, country))
  const draft = useFormDraft({
    uid,
    form: 'customer-of-document',
    openedWith: name,
    entries: newCustomerDraft,
    empty,
  })
  const [isResumed, setResumed] = useState(draft.found !== null)
  const form = useForm<NewCustomerValues>({
    resolver: valibotResolver(newCustomerSchema),
    defaultValues: draft.found?.values ?? empty,
  })
  const address = useWatch({ control: form.control, name: 'address' })
  const place = usePlace(draft.found?.geo ?? null, address)
  useKeepForm(form, place.geo, draft)

  function choose(id: string, primarySiteId: string | null) {
    draft.forget()
    onChoose({ id, primarySiteId })
    onClose()
  }
  const saving = useSaving(() => choose(ids.customerId, ids.siteId))
  const submit = form.handleSubmit(async (values) => {
    if (place.check()) await saving.save(() => create(customerToCreate(ids, values, place.geo)))
  })

  return (
    <EditSheet
      title={t('customers.new')}
      submitLabel={t('customers.create')}
      // What was entered is kept as a draft.
      isDirty={false}
      isSaving={saving.isSaving}
      problem={saving.problem}
      onSubmit={async (event) => {
        // React would also submit the form that this sheet is opened from.
        event.stopPropagation()
        await submit(event)
      }}
      onClose={onClose}
    >
      {isResumed && (
        <DraftNote
          draft={draft}
          onStartOver={() => {
            form.reset(empty)
            place.move(null, empty.address)
            setResumed(false)
          }}
        />
      )}
      <NewCustomerFields
        form={form}
        known={known}
        place={place}
        sites={sites}
        onUse={(id) => choose(id, null)}
      />
    </EditSheet>
  )
}

/** What is read when the form opens; nothing is known before. */
function useKnown(readKnown: NewCustomerPorts['readKnown']): Known {
  const [found, setFound] = useState<Known>({ known: undefined, sites: undefined })
  const load = useEffectEvent(() => readKnown().then(setFound))
  useEffect(() => void load().catch(reportError), [])
  return found
}
