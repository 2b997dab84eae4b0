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
  'search.site': 'Sites',
  'search.asset': 'Equipment',
  'search.person': 'People',
  'search.all': 'Show all {count}',
  'search.message': 'Messages',
  'search.open': 'Search everything',
  'notify.choice': 'Tell me of new work',
  'notify.note':
    'New, moved and cancelled orders and urgent messages, also while you look elsewhere, as long as Daybook is open.',
  'notify.refused':
    'Your browser does not allow this here. Everything else works as before; you can allow it in the browser’s settings.',
  'notify.urgent': 'Urgent message',
  'notify.offer': 'Hear of it next time?',
  'notify.yes': 'Tell me',
  'settings.held':
    'Here without a network: {orders, plural, one {# order} other {# orders}}, {customers, plural, one {# customer} other {# customers}}, {messages, plural, one {# message} other {# messages}}, {photos, plural, one {# photo} other {# photos}}.',
} as const
