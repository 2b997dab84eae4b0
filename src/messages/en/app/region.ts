export const regionTexts = {
  'region.continue': 'Continue',
  'region.changeTitle': 'Change time zone or currency?',
  'region.confirm': 'Change for everyone',
  'region.now': 'It’s {before} now. Daybook will show {after}, for everyone.',
  'region.orders':
    '{count, plural, =0 {No open order is scheduled.} one {# scheduled order stays at the same moment and shows another time.} other {# scheduled orders stay at the same moment and show another time.}}',
  'region.orderExample': 'Next: {title}, {before} becomes {after}.',
  'region.workingTimes': 'Working hours and quiet hours keep their times, in the new time zone.',
  'region.days':
    'Days stay days: {holidays, plural, one {# holiday} other {# holidays}} and {absences, plural, one {# absence} other {# absences}} ahead.',
  'region.entries':
    '{count, plural, =0 {No recorded time moves to another day.} one {# recorded time moves to another day.} other {# recorded times move to another day.}}',
  'region.openWeeks':
    '{count, plural, one {The hours of # week that isn’t approved change by day.} other {The hours of # weeks that aren’t approved change by day.}}',
  'region.approvedWeeks':
    '{count, plural, one {# approved week will show as changed, because time near midnight moves.} other {# approved weeks will show as changed, because time near midnight moves.}}',
  'region.onDevice': 'Counted on this device: hours of the last 35 days.',
  'region.nothingConverted': 'Nothing is converted: amounts keep their number.',
  'region.prices':
    '{count, plural, =0 {No part has a cost or price.} one {# part has a cost or price.} other {# parts have a cost or price.}}',
  'region.priceExample': '{name}: {before} becomes {after}.',
  'region.larger':
    'Amounts will be {factor} times larger, because {currency} has {digits, plural, =0 {no decimals} one {# decimal} other {# decimals}}.',
  'region.smaller':
    'Amounts will be {factor} times smaller, because {currency} has {digits, plural, =0 {no decimals} one {# decimal} other {# decimals}}.',
  'region.understood': 'I’ll correct every cost and price myself',
  'region.currencyIssued': 'There are invoices or payments, so the currency stays {currency}.',
  'region.currencyUnknown':
    'Connect to change the currency: Daybook checks for invoices and payments first.',
} as const
