/** Something to tell somebody who is not looking. */
export interface News {
  /** The same news has the same key. */
  readonly key: string
  readonly title: string
  readonly body: string
  readonly path: string
}

/** What has not been told yet. */
export function unheard(news: readonly News[], heard: ReadonlySet<string>): readonly News[] {
  return news.filter(({ key }) => !heard.has(key))
}
