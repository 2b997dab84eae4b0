import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import type { DemoDocument } from '#emulator/demo/base/types.ts'

/** How much of each kind the company has. */
export const sizes = {
  customers: 2000,
  orders: 50_000,
  visits: 50_000,
  mutations: 100_000,
  messages: 20_000,
  movements: 20_000,
} as const

const company = 'companies/demo-company'
const atOnce = 1000
/** The customer to erase, with more orders than most, and a name that texts of other orders mention. */
export const erased = {
  id: 'large-customer-0',
  name: 'Halvard Quillfeather',
  orders: 1000,
} as const

type Size = keyof typeof sizes

/** The documents of a company that has worked for years, or a share of them: copies of the demo company's. */
export function* largeCompany(now: number, share: number): Generator<readonly DemoDocument[]> {
  const countOf = (name: Size) => Math.ceil(sizes[name] * share)
  const demo = demoDocuments(now)
  const modelsOf = (collection: string) =>
    demo.filter(({ path }) => path.startsWith(`${company}/${collection}/`))
  yield demo
  const sites = modelsOf('sites')
  yield Array.from({ length: countOf('customers') }, (_, i) => ({
    path: `${company}/sites/large-site-${i}`,
    data: { ...modelAt(sites, i), customerId: customerOf(i) },
  }))
  for (const collection of Object.keys(sizes) as Size[]) {
    const models = modelsOf(collection)
    for (let from = 0; from < countOf(collection); from += atOnce) {
      const length = Math.min(atOnce, countOf(collection) - from)
      yield Array.from({ length }, (_, i) => documentOf(collection, from + i, models))
    }
  }
}

function documentOf(collection: Size, i: number, models: readonly DemoDocument[]): DemoDocument {
  const model = modelAt(models, i)
  const orderId = `large-order-${i % sizes.orders}`
  if (collection === 'customers')
    return {
      path: `${company}/customers/${customerOf(i)}`,
      data: { ...model, primarySiteId: `large-site-${i}`, ...(i === 0 && { name: erased.name }) },
    }
  if (collection === 'orders') {
    const owner = i < erased.orders ? 0 : 1 + (i % (sizes.customers - 1))
    const text = i % 100 === 0 ? { description: `As for ${erased.name}, but larger` } : {}
    const ids = { customerId: customerOf(owner), siteId: `large-site-${owner}` }
    return { path: `${company}/orders/${orderId}`, data: { ...model, ...ids, ...text } }
  }
  if (collection === 'visits')
    return { path: `${company}/visits/${orderId}`, data: { ...model, siteId: 'large-site-0' } }
  if (collection === 'messages')
    return {
      path: `${company}/messages/large-message-${i}`,
      data: { ...model, threadId: `order-${orderId}`, about: `orders/${orderId}` },
    }
  if (collection === 'movements')
    return { path: `${company}/movements/large-movement-${i}`, data: { ...model, orderId } }
  const args = JSON.parse(
    JSON.stringify(model['args']).replaceAll(/demo-order-\d+/g, orderId),
  ) as unknown
  return {
    path: `${company}/mutations/large-${i}`,
    data: { ...model, args, refs: [`orders/${orderId}`], leadId: `large-${i}` },
  }
}

function modelAt(models: readonly DemoDocument[], i: number): DemoDocument['data'] {
  return models[i % models.length]?.data ?? {}
}

function customerOf(i: number): string {
  return `large-customer-${i}`
}
