import { useRef } from 'react'
import { useData } from '#data/react.ts'
import { defaultMinutes } from '#domain/booking/implied-visit.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { orderRef } from '#domain/order/order-ref.ts'
import { splitAssignment } from '#domain/mutation/mutators/order/assignees.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { ok, type Result } from '#lib/result.ts'
import { isNewSite, newOption, type NewOrderValues } from './new-order-values.ts'
import { workOf } from './order-form.ts'
import { needsOf } from './needs/need-form.ts'
import { priceOf } from './price-form.ts'
import { planOf, visitEdits } from './plan-form.ts'
import type { WindowSettings } from './when/arrival-window.ts'

/** With the point of a site that is created along with the order. */
type Values = NewOrderValues & { readonly geo: GeoPoint | null }

interface Created {
  readonly orderId: string
  readonly ref: string
}

/**
 * Creates an order, after the customer or site entered along with it. It can be called again after a
 * problem: what was already created is not created twice. `currency`: that of the fixed price;
 * `followUpOf`: the order whose unfinished work it continues.
 */
export function useCreateOrder(
  settings: WindowSettings,
  currency: string,
  followUpOf: string | null,
): (values: Values, send: boolean) => Promise<Result<Created, Problem>> {
  const { mutate, mutateAll } = useData()
  const ids = useRef({ customer: newId(), site: newId(), order: newId(), customerWritten: false })

  async function writeCustomer(values: Values): Promise<Result<unknown, Problem>> {
    const { customer, site, customerWritten } = ids.current
    if (customerWritten) return ok()
    const place = {
      name: '',
      address: values.address,
      directions: '',
      gateCode: '',
      accessNotes: '',
      geo: values.geo,
    }
    if (values.customerId === newOption) {
      return mutate('customer/create', {
        customerId: customer,
        siteId: site,
        name: values.customerName.trim(),
        phone: values.customerPhone.trim(),
        email: values.customerEmail.trim(),
        notes: '',
        billingAddress: null,
        site: place,
      })
    }
    if (values.siteId !== newOption) return ok()
    return mutate('site/create', { siteId: site, customerId: values.customerId, ...place })
  }

  return async (values, send) => {
    const written = await writeCustomer(values)
    if (!written.ok) return written
    const { customer, site, order } = ids.current
    const newCustomer = values.customerId === newOption
    const newSite = isNewSite(values)
    if (newSite) ids.current.customerWritten = true

    const plan = planOf(values, settings)
    const needs = needsOf(values, settings.timeZone)
    const [first, ...more] = splitAssignment([], plan.assigneeIds)
    const create = {
      orderId: order,
      customerId: newCustomer ? customer : values.customerId,
      siteId: newSite ? site : values.siteId,
      ...workOf(values),
      ...plan,
      skills: needs.skills,
      crewSize: needs.crewSize,
      dueAt: needs.dueAt,
      preferredIds: needs.preferredIds,
      excludedIds: needs.excludedIds,
      neededItems: needs.neededItems,
      minutes: values.minutes,
      assigneeIds: first?.to ?? [],
      followUpOf,
      ...(send && { send }),
      ...(values.templateId !== '' && { templateId: values.templateId }),
    }
    const { fixedPriceMinor } = priceOf(values, currency)
    const edits = { fixedPriceMinor: { from: null, to: fixedPriceMinor } }
    const created = await mutateAll([
      { id: newId(), name: 'order/create', args: create },
      // Along with the price, creating would take more expressions of the rules than Firestore evaluates.
      ...(fixedPriceMinor === null
        ? []
        : [{ id: newId(), name: 'order/edit' as const, args: { orderId: order, edits } }]),
    ])
    if (!created.ok) return created
    for (const assigneeIds of more) {
      const given = await mutate('order/assign', { orderId: order, edits: { assigneeIds } })
      if (!given.ok) return given
    }
    const unplanned = { start: null, minutes: values.minutes ?? defaultMinutes, leadId: null }
    const visit = visitEdits(unplanned, plan.plannedStart, values)
    if (visit !== null) {
      const planned = await mutate('booking/plan', { orderId: order, part: 1, edits: visit })
      if (!planned.ok) return planned
    }
    return ok({ orderId: order, ref: orderRef(order) })
  }
}
