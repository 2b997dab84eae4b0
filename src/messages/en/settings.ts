export const settings = {
  'settings.textSize': 'Text size',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Large',
  'settings.textSize.larger': 'Very large',
  'settings.leftHanded': 'Bar for the left hand',
  'settings.report': 'Save a report',
  'settings.reportNote':
    'Does something not work? A report says how this device is doing. Nothing of your work is in it.',
  'search.order': 'Orders',
  'search.customer': 'Customers',
  'search.part': 'Parts',
  'search.message': 'Messages',
  'search.open': 'Search everything',
} as const
