import { can } from '#domain/access/can.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { customerList, customerMarks, mappedSites } from './queries/customers/customers.ts'
import { useActor, useCompanyCountry, useData, useLive } from './react.ts'

/** What a form needs to find the customer of a document, or to enter one who is not known yet. */
export function useCustomerPorts() {
  const actor = useActor()
  const { read, mutate } = useData()
  return {
    customers: useLive(customerList()),
    mayCreate: actor !== null && can(actor, 'customer/create'),
    uid: actor?.uid,
    country: useCompanyCountry(),
    create: (customer: MutationArgs<'customer/create'>) => mutate('customer/create', customer),
    /** Whom a new customer is compared with: all of them, so it is read only for a form that is open. */
    readKnown: async () => {
      const [known, sites] = await Promise.all([read(customerMarks()), read(mappedSites())])
      return { known, sites }
    },
  }
}
