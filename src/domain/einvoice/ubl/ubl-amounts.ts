import type { EAdjustment, EDocumentAdjustment, ETax, ETaxRate, ETotals } from '../model.ts'
import { element, type XmlElement } from '../xml/element.ts'

export function ublAmount(tag: string, amount: string, currency: string): XmlElement | null {
  return element(tag, amount, { currencyID: currency })
}

/** A tax category; `tag` tells where it stands. */
export function ublTaxCategory(
  tag: string,
  { category, rate }: ETaxRate,
  exemption: Pick<ETax, 'reason' | 'reasonCode'> = { reason: '', reasonCode: '' },
): XmlElement | null {
  return element(tag, [
    element('cbc:ID', category),
    element('cbc:Percent', rate),
    element('cbc:TaxExemptionReasonCode', exemption.reasonCode),
    element('cbc:TaxExemptionReason', exemption.reason),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])
}

/** An allowance or charge, on a line or on the document. */
export function ublAdjustment(
  adjustment: EAdjustment | EDocumentAdjustment,
  currency: string,
): XmlElement | null {
  const { isCharge, amount, reason, reasonCode } = adjustment
  return element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', `${isCharge}`),
    element('cbc:AllowanceChargeReasonCode', reasonCode),
    element('cbc:AllowanceChargeReason', reason),
    ublAmount('cbc:Amount', amount, currency),
    'category' in adjustment ? ublTaxCategory('cac:TaxCategory', adjustment) : null,
  ])
}

export function ublTaxTotal(
  total: string,
  taxes: readonly ETax[],
  currency: string,
): XmlElement | null {
  return element('cac:TaxTotal', [
    ublAmount('cbc:TaxAmount', total, currency),
    ...taxes.map((tax) =>
      element('cac:TaxSubtotal', [
        ublAmount('cbc:TaxableAmount', tax.base, currency),
        ublAmount('cbc:TaxAmount', tax.tax, currency),
        ublTaxCategory('cac:TaxCategory', tax, tax),
      ]),
    ),
  ])
}

export function ublTotals(totals: ETotals, currency: string): XmlElement | null {
  const amount = (tag: string, value: string) => ublAmount(tag, value, currency)
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', totals.lines),
    amount('cbc:TaxExclusiveAmount', totals.net),
    amount('cbc:TaxInclusiveAmount', totals.total),
    amount('cbc:AllowanceTotalAmount', totals.allowances),
    amount('cbc:ChargeTotalAmount', totals.charges),
    amount('cbc:PrepaidAmount', totals.prepaid),
    amount('cbc:PayableRoundingAmount', totals.rounding),
    amount('cbc:PayableAmount', totals.payable),
  ])
}
