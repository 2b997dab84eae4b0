import { lazyPart } from '#components/lazy-part.ts'

/** The pages of orders that take the whole window; together they cost the start of the app one file. */
export const NewOrderPage = lazyPart(
  async () => (await import('#features/orders/form/new-order-page.tsx')).NewOrderPage,
)
export const ReviewPage = lazyPart(
  async () => (await import('#features/orders/review/review-page.tsx')).ReviewPage,
)
