/**
 * An invoice or credit note in the terms of EN 16931; BT and BG name its business terms and groups. Every value is the
 * text that stands in the XML: amounts, rates and quantities are decimals ('12.50'), days are 'YYYY-MM-DD', and '' is a
 * term that is absent.
 */
export interface EInvoice {
  /** BT-24. */
  readonly customizationId: string
  /** BT-23. */
  readonly profileId: string
  /** BT-1. */
  readonly number: string
  /** BT-2. */
  readonly issuedOn: string
  /** BT-9. */
  readonly dueOn: string
  /** BT-3: 380 is an invoice, 386 a deposit, 381 a credit note. */
  readonly typeCode: string
  /** BT-22. */
  readonly note: string
  /** BT-5, ISO 4217. */
  readonly currency: string
  /** BT-10. */
  readonly buyerReference: string
  /** BT-25 and BT-26: what a credit note is about, and the deposits that an invoice takes off (BG-3). */
  readonly preceding: readonly EReference[]
  /** BG-4. */
  readonly seller: EParty
  /** BG-7. */
  readonly buyer: EParty
  /** BT-72. */
  readonly deliveredOn: string
  /** BG-15. */
  readonly deliverTo: EAddress | null
  /** BT-73 and BT-74: the days of the work (BG-14). */
  readonly period: EPeriod | null
  /** BG-16. */
  readonly payment: EPayment | null
  /** BT-20. */
  readonly terms: string
  /** BG-20 and BG-21. */
  readonly adjustments: readonly EDocumentAdjustment[]
  /** BG-22. */
  readonly totals: ETotals
  /** BG-23. */
  readonly taxes: readonly ETax[]
  /** BG-25. */
  readonly lines: readonly ELine[]
}

export interface EReference {
  readonly number: string
  readonly issuedOn: string
}

export interface EPeriod {
  readonly start: string
  readonly end: string
}

export interface EAddress {
  /** BT-35, BT-50, BT-75. */
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly postcode: string
  readonly region: string
  /** BT-40, BT-55, BT-80: ISO 3166-1 alpha-2. */
  readonly country: string
}

export interface EParty {
  /** BT-27, BT-44. */
  readonly name: string
  /** BT-29, BT-46. */
  readonly identifier: string
  /** BT-30, BT-47. */
  readonly legalId: string
  /** BT-31, BT-48. */
  readonly vatId: string
  /** BT-32: another number of the seller at the tax office. */
  readonly taxNumber: string
  /** BT-34, BT-49: where the party receives e-invoices, and its scheme. */
  readonly endpoint: { readonly id: string; readonly scheme: string } | null
  /** BG-5, BG-8. */
  readonly address: EAddress | null
  /** BT-41 to BT-43, BT-56 to BT-58. */
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string } | null
}

export interface EPayment {
  /** BT-81, UNTDID 4461. */
  readonly meansCode: string
  /** BT-83. */
  readonly reference: string
  /** BT-84 and BT-85: the account that is paid to (BG-17). */
  readonly account: { readonly id: string; readonly name: string } | null
}

/** An allowance, or a charge (`isCharge`), on a line: BG-27 and BG-28. Its amount is what it takes off or adds. */
export interface EAdjustment {
  readonly isCharge: boolean
  readonly amount: string
  readonly reason: string
  /** UNTDID 5189 of an allowance, 7161 of a charge. */
  readonly reasonCode: string
}

/** One on the document: BG-20 and BG-21. */
export interface EDocumentAdjustment extends EAdjustment, ETaxRate {}

export interface ETaxRate {
  /** BT-95, BT-102, BT-118, BT-151. */
  readonly category: string
  /** BT-96, BT-103, BT-119, BT-152, in percent. */
  readonly rate: string
}

export interface ETotals {
  /** BT-106. */
  readonly lines: string
  /** BT-107. */
  readonly allowances: string
  /** BT-108. */
  readonly charges: string
  /** BT-109. */
  readonly net: string
  /** BT-110. */
  readonly tax: string
  /** BT-112. */
  readonly total: string
  /** BT-113. */
  readonly prepaid: string
  /** BT-114. */
  readonly rounding: string
  /** BT-115. */
  readonly payable: string
}

export interface ETax extends ETaxRate {
  /** BT-116. */
  readonly base: string
  /** BT-117. */
  readonly tax: string
  /** BT-120. */
  readonly reason: string
  /** BT-121. */
  readonly reasonCode: string
}

export interface ELine extends ETaxRate {
  /** BT-126. */
  readonly id: string
  /** BT-129 and BT-130. */
  readonly quantity: string
  readonly unitCode: string
  /** BT-131. */
  readonly net: string
  /** BG-27 and BG-28. */
  readonly adjustments: readonly EAdjustment[]
  /** BT-153. */
  readonly name: string
  /** BT-154. */
  readonly description: string
  /** BT-146: for `baseQuantity` units. */
  readonly price: string
  /** BT-149; '' for 1. */
  readonly baseQuantity: string
}
