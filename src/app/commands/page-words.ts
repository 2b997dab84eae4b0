import type { RoutePath } from '#domain/access/routes.ts'

/** What people also call a page. */
export const pageWords = {
  '/orders': 'pageWords.orders',
  '/schedule': 'pageWords.schedule',
  '/plans': 'pageWords.plans',
  '/tracking': 'pageWords.tracking',
  '/customers': 'pageWords.customers',
  '/chat': 'pageWords.chat',
  '/inventory': 'pageWords.inventory',
  '/technicians': 'pageWords.technicians',
  '/estimates': 'pageWords.estimates',
  '/invoices': 'pageWords.invoices',
  '/documents': 'pageWords.documents',
  '/admin': 'pageWords.admin',
  '/subscription': 'pageWords.subscription',
} as const satisfies Partial<Record<RoutePath, string>>

type WordedPage = keyof typeof pageWords

export function hasWords(path: RoutePath): path is WordedPage {
  return path in pageWords
}
