/** Invoices that are mailed to customers, and reminders of those that are not paid. */
export const reminderTexts = {
  'reminders.title': 'Payment reminders',
  'reminders.off': 'Off. No one is reminded automatically.',
  'reminders.stage': 'Reminder {count}',
  'reminders.after': '{count, plural, one {# day} other {# days}} after the due date',
  'reminders.note':
    'Sent by email at 9:00 until the invoice is paid. Customers without an email address get none.',
  'reminders.help': 'Days after the due date. Leave a field empty for no reminder.',
  'reminders.bad': 'Use 1 to 180 days, each later than the one before.',
  'sendInvoices.link': 'Email {count}',
  'sendInvoices.reminder': 'Remind {count}',
  'sendInvoices.byEmail': 'Send by email',
  'sendInvoices.again': 'Send by email again',
  'sendInvoices.one': 'Send reminder',
  'sendInvoices.linkTitle':
    '{count, plural, =0 {Nothing to send} one {Email # invoice} other {Email # invoices}}',
  'sendInvoices.reminderTitle':
    '{count, plural, =0 {Nothing to send} one {Send # reminder} other {Send # reminders}}',
  'sendInvoices.linkNote': 'Each customer gets a link to read and save the invoice.',
  'sendInvoices.reminderNote': 'Each customer gets an email that says what is still owed.',
  'sendInvoices.offline': 'The emails go out once this device is online.',
  'sendInvoices.send': '{count, plural, one {Send # email} other {Send # emails}}',
  'reminders.pause': 'Pause reminders',
  'reminders.resume': 'Resume reminders',
  'reminders.paused': 'Reminders paused · {when}',
  'sendInvoices.skip.paused': 'Reminders paused',
  'sendInvoices.skip.noNumber': 'Number pending',
  'sendInvoices.skip.noEmail': 'No email address',
  'sendInvoices.skip.mailed': 'Already emailed',
  'sendInvoices.skip.notOverdue': 'Not overdue',
  'sendInvoices.skip.remindedToday': 'Already reminded today',
  'sendInvoices.sent': '{count, plural, one {# email on its way} other {# emails on their way}}',
  'sendInvoices.notSent':
    '{count, plural, one {# email was not sent} other {# emails were not sent}}',
  'sendInvoices.mails': 'Emails to the customer',
  'sendInvoices.mailed': 'Invoice',
} as const
