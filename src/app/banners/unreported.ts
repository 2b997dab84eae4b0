/** Something to notify a person of who is not looking at the app. */
export interface News {
  /** Identifies the news, so that it is reported only once. */
  readonly key: string
  readonly title: string
  readonly body: string
  readonly path: string
}

/** News that has not been reported yet. */
export function unreported(news: readonly News[], heard: ReadonlySet<string>): readonly News[] {
  return news.filter(({ key }) => !heard.has(key))
}
