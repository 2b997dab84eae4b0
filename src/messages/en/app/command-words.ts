/** What settings and pages are also found by in the palette. */
export const commandWords = {
  'sectionWords.profile':
    'company details logo address contact phone email website legal name tax number VAT bank details IBAN',
  'sectionWords.hours': 'opening hours shifts public holidays days off closed calendar',
  'sectionWords.region': 'timezone clock money country',
  'sectionWords.taxes':
    'VAT sales tax hourly rate payment terms invoice numbers reminders technicians',
  'sectionWords.prices': 'special discount customer price',
  'sectionWords.templates': 'checklists questions forms required photos signature kinds of order',
  'sectionWords.skills': 'training certificates qualifications license expiry',
  'sectionWords.dispatch':
    'arrival windows planning limits territories areas barriers travel time routes schedule',
  'sectionWords.notifications': 'emails alerts quiet hours sender welcome footer',
  'sectionWords.location': 'GPS tracking privacy consent live map',
  'sectionWords.features': 'modules switch on off chat stock estimates invoices',
  'sectionWords.roles': 'access rights admin owner technician',
  'sectionWords.log': 'history changes activity',
  'sectionWords.data': 'export backup erase privacy delete company restore sample',
  'pageWords.orders': 'jobs visits work to review',
  'pageWords.schedule': 'calendar board dispatch planning route',
  'pageWords.plans': 'recurring service contracts',
  'pageWords.tracking': 'live location vehicles route GPS',
  'pageWords.customers': 'clients sites equipment contacts',
  'pageWords.chat': 'messages conversations',
  'pageWords.inventory': 'parts items warehouse vans',
  'pageWords.technicians': 'people employees staff working hours skills',
  'pageWords.estimates': 'quotes offers proposals',
  'pageWords.invoices': 'bills payments overdue to invoice',
  'pageWords.documents': 'files manuals PDF',
  'pageWords.admin': 'settings company options',
  'pageWords.subscription': 'billing price upgrade card',
} as const
