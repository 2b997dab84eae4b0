import { invoiceSchema } from '@e-invoice-eu/core'
import { readXml, type XmlNode } from './read-xml.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

type Json = string | readonly Json[] | { readonly [key: string]: Json }

/**
 * A UBL document in the form that @e-invoice-eu/core reads. Fails on an element that its schema does not have at that
 * place, and on one that stands before another that the schema has before it.
 */
export function toLibrary(ubl: string): { readonly 'ubl:Invoice': Json } {
  const root = readXml(ubl)
  const schema = (invoiceSchema as unknown as Schema).properties?.['ubl:Invoice']
  return { 'ubl:Invoice': jsonOf(root, schema ?? {}, root.name) }
}

function jsonOf(node: XmlNode, schema: Schema, path: string): Json {
  // The library takes two decimals of a price; the standard does not limit them.
  if (node.name === 'cbc:PriceAmount') return Number(node.text).toFixed(2)
  if (node.children.length === 0) return node.text
  const names = Object.keys(schema.properties ?? {})
  const json: Record<string, Json> = {}
  let reached = 0
  for (const child of node.children) {
    const name = nameOf(child)
    // A credit note has its due day with the payment.
    if (name === 'cbc:PaymentDueDate') continue
    const at = names.indexOf(name)
    if (at === -1) throw new Error(`${path}/${name} is unknown`)
    if (at < reached) throw new Error(`${path}/${name} stands too late`)
    reached = at
    const own = schema.properties?.[name] ?? {}
    const isList = own.type === 'array'
    const value = jsonOf(child, (isList ? own.items : own) ?? {}, `${path}/${name}`)
    json[name] = isList ? [...((json[name] as readonly Json[]) ?? []), value] : value
    for (const [key, text] of Object.entries(child.attributes)) json[`${name}@${key}`] = text
  }
  return json
}

/** The schema is that of invoices; a credit note differs by these names. */
function nameOf({ name }: XmlNode): string {
  return name.replace(/CreditNote(?=Line|TypeCode)/, 'Invoice').replace('Credited', 'Invoiced')
}
