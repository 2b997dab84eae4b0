import * as v from 'valibot'
import { defaultMinutes, impliedVisit } from '#domain/booking/implied-visit.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { orderSchema } from '#domain/entities/order.ts'
import { needsOf, type NeedValues } from '../needs/need-form.ts'
import type { WorkValues } from '../order-form.ts'
import { planOf, type PlanValues } from '../plan-form.ts'
import type { WindowSettings } from '../when/arrival-window.ts'

/** The visit of an order that is not written yet, where its site is if that is known. `at` is an instant. */
export function newVisit(
  siteId: string,
  where: Pick<BoardVisit, 'place' | 'territoryId' | 'openingHours' | 'siteZone'>,
  at: string,
): BoardVisit {
  const order = {
    id: 'new',
    ...v.parse(orderSchema, {
      schema: 1,
      updatedAt: at,
      updatedBy: '',
      ref: '',
      title: '-',
      customerId: 'new',
      siteId: siteId === '' ? 'new' : siteId,
      status: 'new',
      statusAt: at,
      open: true,
      isSent: false,
      createdAt: at,
      createdBy: 'new',
    }),
  }
  return { ...impliedVisit(order), order, ...where }
}

/** What a form says of a visit. Only that of a new order has the priority. */
export type DraftValues = PlanValues & NeedValues & Partial<Pick<WorkValues, 'priority'>>

/** A visit as it would be with what the form says. */
export function draftVisit(
  visit: BoardVisit,
  values: DraftValues,
  settings: WindowSettings,
): BoardVisit {
  const { day, minutes, leadId, priority = visit.order.priority } = values
  const plan = planOf(values, settings)
  const { skills, crewSize, dueAt, neededItems, preferredIds, excludedIds } = needsOf(
    values,
    settings.timeZone,
  )
  const needs = {
    skills,
    crewSize,
    dueAt,
    // A quantity that is being typed may be none yet.
    neededItems: neededItems.filter(({ quantity }) => quantity > 0),
    preferredIds,
    excludedIds,
  }
  return {
    ...visit,
    order: { ...visit.order, ...plan, ...needs, minutes, priority },
    assigneeIds: plan.assigneeIds,
    leadId: leadId === '' ? null : leadId,
    start: plan.plannedStart ?? (day === '' ? null : day),
    minutes: minutes ?? (visit.order.id === 'new' ? defaultMinutes : visit.minutes),
  }
}
