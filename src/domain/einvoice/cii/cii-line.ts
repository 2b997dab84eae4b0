import type { EAdjustment, EDocumentAdjustment, ELine } from '../model.ts'
import { element, type XmlElement } from '../xml/element.ts'

export function ciiLine(line: ELine): XmlElement | null {
  const { unitCode } = line
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', line.id)]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', line.name),
      element('ram:Description', line.description),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', line.price),
        element('ram:BasisQuantity', line.baseQuantity, { unitCode }),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', line.quantity, { unitCode }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', line.category),
        element('ram:RateApplicablePercent', line.rate),
      ]),
      ...line.adjustments.map(ciiAdjustment),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', line.net),
      ]),
    ]),
  ])
}

/** An allowance or charge, on a line or on the document. */
export function ciiAdjustment(adjustment: EAdjustment | EDocumentAdjustment): XmlElement | null {
  const { isCharge, amount, reason, reasonCode } = adjustment
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', `${isCharge}`)]),
    element('ram:ActualAmount', amount),
    element('ram:ReasonCode', reasonCode),
    element('ram:Reason', reason),
    'category' in adjustment
      ? element('ram:CategoryTradeTax', [
          element('ram:TypeCode', 'VAT'),
          element('ram:CategoryCode', adjustment.category),
          element('ram:RateApplicablePercent', adjustment.rate),
        ])
      : null,
  ])
}
