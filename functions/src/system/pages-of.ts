import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** The documents of an ordered query, a page at a time. */
export async function* pagesOf(
  ordered: Query,
  pageSize: number,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const limited = ordered.limit(pageSize)
  for (let page = await limited.get(); !page.empty;) {
    yield page.docs
    const last = page.docs.at(-1)
    if (!last || page.size < pageSize) return
    page = await limited.startAfter(last).get()
  }
}
