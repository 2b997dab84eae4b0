import type { UserDb } from '../local/database/user-db.ts'
import type { Query } from '../types/data.ts'

/** What a query may use. */
export interface QueryContext {
  readonly db: UserDb
  readonly uid: string
}

export function defineQuery<T>(
  name: string,
  args: unknown,
  run: (context: QueryContext) => Promise<T>,
): Query<T> {
  return {
    key: `${name}(${JSON.stringify(args)})`,
    run: (context) => run(context as QueryContext),
  }
}
