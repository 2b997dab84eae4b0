import type { Customer } from '#domain/entities/customer.ts'
import { whyNotMailed } from '#domain/visit-mail/why-not-mailed.ts'
import type { Query } from '#data/types/data.ts'
import { entitiesOf } from '../entities-of.ts'
import { defineQuery } from '../define-query.ts'

/** A customer to whom automatic mails do not go. */
export interface CustomerNotMailed extends Pick<Customer, 'id' | 'name'> {
  readonly why: 'noEmail' | 'optedOut'
}

/** The customers in use to whom automatic mails do not go, by name. */
export function customersNotMailed(): Query<readonly CustomerNotMailed[]> {
  return defineQuery('customersNotMailed', null, async ({ db }) =>
    entitiesOf('customers', await db.customers.toArray())
      .filter(({ archivedAt, erasedAt }) => archivedAt === null && erasedAt === null)
      .flatMap((customer) => {
        const why = whyNotMailed(customer)
        return why === null ? [] : [{ id: customer.id, name: customer.name, why }]
      })
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  )
}
