import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { SimilarCustomers } from '#components/customer/similar-customers.tsx'
import { DraftNote } from '#components/draft/draft-note.tsx'
import { useFormDraft } from '#components/draft/use-form-draft.ts'
import { useKeepForm } from '#components/draft/use-keep-form.ts'
import { usePlace } from '#components/map/place/use-place.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { customerMarks } from '#data/index.ts'
import { useActor, useCompanyCountry, useData, useLive } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { BackButton } from '#ui/back.tsx'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup, Form, FormActions } from '#ui/form/form.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { CustomerFields } from './customer-fields.tsx'
import {
  customerDraftEntries,
  emptyCustomer,
  newCustomerSchema,
  type NewCustomerValues,
  storedCustomer,
} from './customer-form.ts'
import { SiteFields } from './site-fields.tsx'

export interface NewCustomerFormProps {
  /** Shows the form again, empty. */
  onStartOver: () => void
}

export function NewCustomerForm({ onStartOver }: NewCustomerFormProps) {
  const t = useT()
  const { mutateAll } = useData()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const country = useCompanyCountry()
  const [empty] = useState(() => emptyCustomer(country))
  const draft = useFormDraft({
    uid: useActor()?.uid,
    form: 'new-customer',
    entries: customerDraftEntries,
    empty,
  })
  const form = useForm<NewCustomerValues>({
    resolver: valibotResolver(newCustomerSchema),
    defaultValues: draft.found?.values ?? empty,
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const address = useWatch({ control: form.control, name: 'site.address' })
  const [name, phone] = form.watch(['name', 'phone'])
  const known = useLive(customerMarks())
  const place = usePlace(draft.found?.geo ?? null, address)
  useKeepForm(form, place.geo, draft)

  const save = form.handleSubmit(async ({ site, ...values }) => {
    if (!place.check()) return
    const { taxId, buyerReference, language, priceListId, noVisitMails, ...customer } =
      storedCustomer(values)
    const hasMore = [taxId, buyerReference, language].some(Boolean)
    const customerId = newId()
    const create = {
      customerId,
      siteId: newId(),
      ...customer,
      ...(hasMore && { invoicing: { taxId, buyerReference, language } }),
      billingAddress: null,
      site: { ...site, geo: place.geo },
    }
    const edits = {
      ...(priceListId !== null && { priceListId: { from: null, to: priceListId } }),
      ...(noVisitMails && { noVisitMails: { from: false, to: true } }),
    }
    const result = await mutateAll([
      { id: newId(), name: 'customer/create', args: create },
      ...(Object.keys(edits).length === 0
        ? []
        : [{ id: newId(), name: 'customer/edit' as const, args: { customerId, edits } }]),
    ])
    if (!result.ok) {
      setProblem(result.problem)
      return
    }
    draft.forget()
    showToast(t('customers.created', { name: values.name }), { kind: 'success' })
    // Back must lead to where the customer was started, not to the form.
    await navigate(`/customers/${customerId}`, { replace: true })
  })

  return (
    <Form
      onSubmit={(event) => void save(event)}
      problem={problem && <ProblemNote problem={problem} />}
      data-unsaved={isDirty || place.isDirty || draft.found !== null || undefined}
    >
      <DraftNote draft={draft} onStartOver={onStartOver} />
      <FieldGroup title={t('customers.theCustomer')}>
        <CustomerFields register={form.register} errors={errors} priceListId="" />
        <SimilarCustomers
          entered={{ name, phone, streets: [address.line1] }}
          known={known}
          renderAction={({ id }) => (
            <ButtonLink size="small" href={`/customers/${id}`}>
              {t('customers.openThis')}
            </ButtonLink>
          )}
        />
      </FieldGroup>
      <FieldGroup title={t('customers.theSite')}>
        <Controller
          name="site"
          control={form.control}
          render={({ field }) => (
            <SiteFields
              value={field.value}
              onChange={field.onChange}
              errors={errors.site}
              place={place}
            />
          )}
        />
      </FieldGroup>
      <FormActions>
        <Button type="submit" variant="primary" size="large" pending={isSubmitting}>
          {t('customers.create')}
        </Button>
        <BackButton usual={{ href: '/customers', label: t('customers.back') }}>
          {t('action.cancel')}
        </BackButton>
      </FormActions>
    </Form>
  )
}
