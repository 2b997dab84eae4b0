import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useFormDraft } from '#components/draft/use-form-draft.ts'
import { useKeepForm } from '#components/draft/use-keep-form.ts'
import { usePlace } from '#components/map/place/use-place.ts'
import { useActor, useCompany, useCompanyCountry } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { useBack } from '#ui/back.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useFitInPath } from '../use-fit-in-path.ts'
import {
  draftEntries,
  emptyNewOrder,
  isNewSite,
  newOrderSchema,
  type NewOrderValues,
} from './new-order-values.ts'
import { returnVisit } from './return-visit.ts'
import { newOrderBack } from './new-order-back.ts'
import { useCreateOrder } from './use-create-order.ts'
import type { SaveAs } from './usual-save.ts'
import { useWindowSettings } from './when/use-window-settings.ts'
import { useNewVisit } from './who/use-new-visit.ts'

/** With what the form opens. */
export interface NewOrderStart {
  customerId: string
  /** 'YYYY-MM-DDTHH:mm' in the company's zone; '' for no time. */
  start: string
  /** '' for no one. */
  personId: string
  /** The order whose unfinished work it continues; null for none. */
  followUpOf: Order | null
}

/** The form of a new order: its values, kept while it is not saved, and how it is saved. */
export function useNewOrder({ customerId, start, personId, followUpOf }: NewOrderStart) {
  const t = useT()
  const navigate = useNavigate()
  const back = useBack(newOrderBack(t, followUpOf?.id ?? ''))
  const currency = useCompany()?.currency ?? 'USD'
  const country = useCompanyCountry()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [empty] = useState<NewOrderValues>(() => ({
    ...emptyNewOrder(followUpOf?.customerId ?? customerId, country),
    ...(followUpOf &&
      returnVisit(followUpOf, {
        title: t('outcome.followUpTitleOf', { title: followUpOf.title }),
        reason:
          followUpOf.statusReason && t('outcome.returnReason', { reason: followUpOf.statusReason }),
      })),
    day: start.slice(0, 10),
    time: start.slice(11),
    assigneeIds: personId === '' ? [] : [personId],
  }))
  const openedWith = [customerId, start, personId, followUpOf?.id ?? ''].join(' ').trim()
  const draft = useFormDraft({
    uid: useActor()?.uid,
    form: 'new-order',
    openedWith,
    entries: draftEntries,
    empty,
    // The usual site of a customer is filled in by itself.
    isEmpty: (values) => equal({ ...values, siteId: '' }, { ...empty, siteId: '' }),
  })
  const form = useForm<NewOrderValues>({
    resolver: valibotResolver(newOrderSchema(currency)),
    defaultValues: draft.found?.values ?? empty,
    // Without it, checks across fields would wait until every single field is valid.
    criteriaMode: 'all',
  })
  const [customer, siteId, address] = form.watch(['customerId', 'siteId', 'address'])
  const place = usePlace(draft.found?.geo ?? null, address)
  const visit = useNewVisit({ customerId: customer, siteId, address }, place.geo)
  const settings = useWindowSettings(visit.siteZone)
  const fitInPath = useFitInPath()
  const createOrder = useCreateOrder(settings, currency, followUpOf?.id ?? null)

  useKeepForm(form, place.geo, draft)

  const save = (as: SaveAs) =>
    form.handleSubmit(async (values) => {
      if (isNewSite(values) && !place.check()) return
      const result = await createOrder({ ...values, geo: place.geo }, as === 'sent')
      if (!result.ok) {
        setProblem(result.problem)
        return
      }
      draft.forget()
      const { orderId, ref } = result.value
      const isSent = as === 'sent' && values.assigneeIds.length > 0
      const href = `/orders/${orderId}`
      showToast(t(isSent ? 'orders.createdSent' : 'orders.created', { ref }), {
        kind: 'success',
        ...(followUpOf && {
          action: { label: t('dashboard.open'), onPress: () => void navigate(href) },
        }),
      })
      if (as === 'fitIn' && fitInPath) await navigate(fitInPath(orderId), { replace: true })
      else if (followUpOf && back.go) back.go()
      // Back must lead to where the order was started, not to the form.
      else await navigate(followUpOf ? back.href : href, { replace: true })
    })

  return {
    form,
    place,
    visit,
    settings,
    currency,
    problem,
    save,
    mayFitIn: fitInPath !== null,
    draft,
    back,
  }
}
