import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { usePlace } from '#components/map/place/use-place.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useCompany, useCompanyCountry } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { BackButton } from '#ui/back.tsx'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup, Form, FormActions } from '#ui/form/form.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { AssetFields } from './asset-fields.tsx'
import {
  emptyNewOrder,
  isNewSite,
  newOrderSchema,
  type NewOrderValues,
} from './new-order-values.ts'
import { PlanFields } from './plan-fields.tsx'
import { PriceField } from './price-field.tsx'
import { TemplateField } from './template-field.tsx'
import { useCreateOrder } from './use-create-order.ts'
import { useWindowSettings } from './when/use-window-settings.ts'
import { CustomerFields } from './customer-fields.tsx'
import { useNewVisit } from './who/use-new-visit.ts'
import { WorkFields } from './work-fields.tsx'

export interface NewOrderFormProps {
  customerId: string
  /** 'YYYY-MM-DDTHH:mm' in the company's zone; '' for no time. */
  start: string
  /** '' for no one. */
  personId: string
}

export function NewOrderForm({ customerId, start: from, personId }: NewOrderFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const currency = useCompany()?.currency ?? 'USD'
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<NewOrderValues>({
    resolver: valibotResolver(newOrderSchema(currency)),
    defaultValues: {
      ...emptyNewOrder(customerId, useCompanyCountry()),
      day: from.slice(0, 10),
      time: from.slice(11),
      assigneeIds: personId === '' ? [] : [personId],
    },
    // Without it, checks across fields would wait until every single field is valid.
    criteriaMode: 'all',
  })
  const { isDirty, isSubmitting } = form.formState
  const siteId = form.watch('siteId')

  const visit = useNewVisit(form.watch('customerId'), siteId)
  const settings = useWindowSettings(visit.siteZone)
  const createOrder = useCreateOrder(settings, currency)
  const assigneeIds = form.watch('assigneeIds')
  const maySend = assigneeIds.length > 0
  const place = usePlace(null, form.watch('address'))

  const save = (send: boolean) =>
    form.handleSubmit(async (values) => {
      if (isNewSite(values) && !place.check()) return
      const result = await createOrder({ ...values, geo: place.geo }, send)
      if (!result.ok) {
        setProblem(result.problem)
        return
      }
      showToast(t('orders.created', { ref: result.value.ref }), { kind: 'success' })
      // Back must lead to where the order was started, not to the form.
      await navigate(`/orders/${result.value.orderId}`, { replace: true })
    })

  return (
    <FormProvider {...form}>
      <Form
        onSubmit={(event) => void save(maySend)(event)}
        problem={problem && <ProblemNote problem={problem} />}
        data-unsaved={isDirty || place.isDirty || undefined}
      >
        <CustomerFields place={place} />
        <FieldGroup title={t('orders.details')}>
          <TemplateField form={form} />
          <WorkFields form={form} />
          <PriceField form={form} currency={currency} />
        </FieldGroup>
        <AssetFields
          siteId={siteId}
          chosen={form.watch('assetIds')}
          register={() => form.register('assetIds')}
        />
        <PlanFields visit={visit} settings={settings} />
        <FormActions>
          <Button type="submit" variant="primary" size="large" pending={isSubmitting}>
            {t(maySend ? 'orders.saveAndSend' : 'orders.create')}
          </Button>
          {maySend && (
            <Button size="large" isDisabled={isSubmitting} onPress={() => void save(false)()}>
              {t('orders.saveOnly')}
            </Button>
          )}
          <BackButton usual={{ href: '/orders', label: t('orders.back') }}>
            {t('action.cancel')}
          </BackButton>
        </FormActions>
      </Form>
    </FormProvider>
  )
}
