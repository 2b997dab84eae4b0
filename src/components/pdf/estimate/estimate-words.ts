import type { Language } from '#domain/entities/user.ts'

const en = {
  estimate: 'Estimate',
  draft: 'Draft',
  revision: 'Revision',
  sentOn: 'Date',
  validUntil: 'Valid until',
  customer: 'Prepared for',
  line: 'Description',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
  net: 'Total without tax',
  tax: 'Tax',
  total: 'Total',
  rounding: 'Rounding',
  payable: 'Amount due',
  deposit: 'Deposit before work begins',
  inclusive: 'Prices include tax.',
  approved: 'Approved by',
  page: 'Page',
} as const

export type EstimateWords = { readonly [Name in keyof typeof en]: string }

const es: EstimateWords = {
  estimate: 'Presupuesto',
  draft: 'Borrador',
  revision: 'Revisión',
  sentOn: 'Fecha',
  validUntil: 'Válido hasta',
  customer: 'Cliente',
  line: 'Descripción',
  quantity: 'Cant.',
  price: 'Precio',
  amount: 'Importe',
  net: 'Base imponible',
  tax: 'Impuesto',
  total: 'Total',
  rounding: 'Redondeo',
  payable: 'Total a pagar',
  deposit: 'Anticipo antes de empezar',
  inclusive: 'Precios con impuestos incluidos.',
  approved: 'Aceptado por',
  page: 'Página',
}

/** What an estimate on paper says in the language of its reader, which need not be that of the app. */
export const estimateWords: Readonly<Record<Language, EstimateWords>> = { en, es }
