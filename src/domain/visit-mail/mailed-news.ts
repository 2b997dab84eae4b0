/** What a mail about a visit tells. 'booked': when the visit is; 'moved': at which other time than they were told. */
export const mailedNews = ['booked', 'moved', 'dayBefore', 'onTheWay'] as const
export type MailedNews = (typeof mailedNews)[number]
