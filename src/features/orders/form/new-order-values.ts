import * as v from 'valibot'
import { address, emailLine, emptyAddress, line, siteAddress } from '#domain/entities/fields.ts'
import { emptyWork, workEntries } from './order-form.ts'
import { emptyNeeds, needEntries } from './needs/need-form.ts'
import {
  emptyPlan,
  hasDayForTime,
  hasTimeForWindow,
  planEntries,
  windowEndsAfterStart,
} from './plan-form.ts'
import { emptyPrice, priceEntries } from './price-form.ts'

/** The value of the customer and site fields for one that is created along with the order. */
export const newOption = 'new'

const entries = {
  customerId: v.string(),
  customerName: line,
  customerPhone: line,
  customerEmail: emailLine,
  siteId: v.string(),
  address: v.required(address),
  /** '' for none. */
  templateId: v.string(),
  ...workEntries,
  ...planEntries,
  ...needEntries,
}

/** The fields while they are still being filled in. */
export const draftEntries = {
  ...entries,
  customerEmail: v.string(),
  title: v.string(),
  fixedPrice: v.string(),
}

/** `currency`: that of the fixed price. */
export function newOrderSchema(currency: string) {
  return v.pipe(
    v.object({ ...entries, ...priceEntries(currency) }),
    v.forward(
      v.check(({ customerId }) => customerId !== '', 'choose'),
      ['customerId'],
    ),
    v.forward(
      v.check(
        ({ customerId, customerName }) => customerId !== newOption || customerName.trim() !== '',
        'required',
      ),
      ['customerName'],
    ),
    v.forward(
      v.check(
        ({ customerId, siteId }) => customerId === '' || customerId === newOption || siteId !== '',
        'choose',
      ),
      ['siteId'],
    ),
    v.forward(
      v.check(
        (values) => !isNewSite(values) || v.is(siteAddress.entries.line1, values.address.line1),
        'street',
      ),
      ['address', 'line1'],
    ),
    v.forward(
      v.check(
        (values) => !isNewSite(values) || v.is(siteAddress.entries.city, values.address.city),
        'town',
      ),
      ['address', 'city'],
    ),
    v.forward(
      v.check((values) => hasDayForTime(values), 'required'),
      ['day'],
    ),
    v.forward(
      v.check((values) => hasTimeForWindow(values), 'windowNeedsStart'),
      ['window'],
    ),
    v.forward(
      v.check((values) => windowEndsAfterStart(values), 'startBeforeEnd'),
      ['windowEnd'],
    ),
  )
}

export type NewOrderValues = v.InferOutput<ReturnType<typeof newOrderSchema>>

/** Whether the order's site is created along with it. */
export function isNewSite({
  customerId,
  siteId,
}: {
  readonly customerId: string
  readonly siteId: string
}): boolean {
  return customerId === newOption || siteId === newOption
}

/** `country`: the default country of a new site. */
export function emptyNewOrder(customerId: string, country: string): NewOrderValues {
  return {
    customerId,
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    siteId: '',
    address: { ...emptyAddress, country },
    templateId: '',
    ...emptyWork,
    ...emptyPlan,
    ...emptyNeeds,
    ...emptyPrice,
  }
}
