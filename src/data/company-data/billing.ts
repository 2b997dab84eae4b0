import * as v from 'valibot'
import type { Doc } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { offerOf } from '#domain/subscription/offer.ts'
import {
  currentOf,
  subscriptionInvoiceSchema,
  subscriptionSchema,
} from '#domain/subscription/own-subscription.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { callAs } from '../server/call-as.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentsRoot, idOfName } from '../server/rest/document-name.ts'
import { encodeFields } from '../server/rest/values.ts'
import type { BillingState, CheckoutAnswer, CheckoutOrder } from '../types/billing.ts'
import { callFunction } from './call-function.ts'

const timeoutMs = 15_000
/** How often and how long the address of a checkout is waited for. */
const every = 700
const attempts = 45

export interface BillingPorts {
  readonly server: Server
  readonly uid: string
  readonly companyId: string
  readonly pause: (ms: number) => Promise<void>
}

/** Reads what is sold and what was bought. */
export async function loadBilling(ports: BillingPorts): Promise<Result<BillingState, Problem>> {
  const { uid, companyId } = ports
  const seats = readOne(ports, `companies/${companyId}/counters/seats`)
  const products = await readAll(ports, '', 'products')
  if (!products.ok) return products
  const offers = await Promise.all(
    products.value.map(async (product) => {
      const prices = await readAll(ports, `products/${product.id}`, 'prices')
      return prices.ok ? offerOf(product, prices.value) : undefined
    }),
  )
  const owned = await readAll(ports, `customers/${uid}`, 'subscriptions')
  if (!owned.ok) return owned
  const subscription = currentOf(parsed(subscriptionSchema, owned.value))
  const invoices = subscription
    ? await readAll(ports, `customers/${uid}/subscriptions/${subscription.id}`, 'invoices')
    : ok([])
  if (!invoices.ok) return invoices
  const counter = await seats
  const countOf = (name: string): number | null => {
    const count = counter.ok ? counter.value?.[name] : null
    return typeof count === 'number' ? count : null
  }
  return ok({
    offers: offers.filter((offer) => offer !== undefined),
    subscription,
    invoices: parsed(subscriptionInvoiceSchema, invoices.value).toSorted((a, b) =>
      b.created.localeCompare(a.created),
    ),
    seatsUsed: countOf('used'),
    seatLimit: countOf('limit'),
  })
}

/** Asks for a checkout, and waits for its address. */
export async function startCheckout(
  ports: BillingPorts,
  { productId, priceId, seats, language }: CheckoutOrder,
): Promise<Result<CheckoutAnswer, Problem>> {
  const { server, uid, pause } = ports
  const path = `customers/${uid}/checkout_sessions/${newId()}`
  const fields = encodeFields({
    mode: 'subscription',
    product: productId,
    price: priceId,
    quantity: seats,
    success_url: '/subscription?checkout=done',
    cancel_url: '/subscription',
    locale: language,
  })
  const name = `${documentsRoot(server.config.projectId)}/${path}`
  const write = {
    update: { name, fields },
    updateTransforms: [],
    currentDocument: { exists: false },
  }
  const asked = await callAs(server, uid, (token) =>
    server.rest.commit([write], { token, timeoutMs }),
  )
  if (!asked.ok) return fail(serverProblem(asked.problem))
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await readOne(ports, path)
    if (!found.ok) return found
    const answer = v.safeParse(Answer, found.value)
    if (answer.success) return ok(answer.output)
    await pause(every)
  }
  return ok({ refusal: 'provider' })
}

const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//))
const Answer = v.union([
  v.object({ url: webAddress }),
  v.pipe(
    v.object({ error: v.object({ code: v.string() }) }),
    v.transform(({ error }) => ({ refusal: error.code })),
  ),
])

/** The address of the portal of this owner. */
export async function openPortal(
  ports: BillingPorts,
  language: 'en' | 'es',
): Promise<Result<string, Problem>> {
  const asked = { returnUrl: '/subscription', locale: language }
  const schema = v.object({ url: webAddress })
  const answer = await callFunction(ports, '/api/createPortalLink', asked, schema)
  return answer.ok ? ok(answer.value.url) : fail(serverProblem(answer.problem))
}

type Read<T> = Promise<Result<T, Problem>>

async function readOne({ server, uid }: BillingPorts, path: string): Read<Doc | null> {
  const name = `${documentsRoot(server.config.projectId)}/${path}`
  const answer = await callAs(server, uid, (token) =>
    server.rest.batchGet([name], { token, timeoutMs }),
  )
  return answer.ok
    ? ok(answer.value.docs.get(name)?.doc ?? null)
    : fail(serverProblem(answer.problem))
}

async function readAll(
  { server, uid }: BillingPorts,
  parent: string,
  collectionId: string,
): Read<(Doc & { readonly id: string })[]> {
  const root = documentsRoot(server.config.projectId)
  const query = {
    parent: parent === '' ? root : `${root}/${parent}`,
    structuredQuery: { from: [{ collectionId }], limit: 100 },
  }
  const answer = await callAs(server, uid, (token) =>
    server.rest.query(query, { token, timeoutMs }),
  )
  if (!answer.ok) return fail(serverProblem(answer.problem))
  return ok(answer.value.docs.map(({ name, doc }) => ({ ...doc, id: idOfName(name) })))
}

/** Those that this app can read. */
function parsed<T>(schema: v.GenericSchema<unknown, T>, docs: readonly unknown[]): T[] {
  return docs.flatMap((doc) => {
    const one = v.safeParse(schema, doc)
    return one.success ? [one.output] : []
  })
}
