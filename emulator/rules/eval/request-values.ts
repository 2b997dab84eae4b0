import type { RulesAuth, RulesRequest } from '../types.ts'
import { fromJson } from '../values/from-proto.ts'
import { parseTimestamp } from '../values/parse-timestamp.ts'
import {
  type PathValue,
  type RulesValue,
  mapOf,
  nullValue,
  string,
  timestamp,
} from '../values/value.ts'
import { documentPath, documentValue } from './lookups.ts'

/** The values of `request` and `resource` for a single document. */
export function requestValues(request: RulesRequest): ReadonlyMap<string, RulesValue> {
  const { method, path, resource, requestResource } = request
  const parts = commonValues(request, method, documentPath(path))
  if (requestResource !== undefined) parts['resource'] = documentValue(path, requestResource)
  // Reads have no request.resource; for a delete it is null.
  else if (method !== 'get') parts['resource'] = nullValue
  return new Map<string, RulesValue>([
    ['request', mapOf(parts)],
    ['resource', resource === undefined ? nullValue : documentValue(path, resource)],
  ])
}

/** The properties of `request` that all methods have. */
export function commonValues(
  { auth, time }: { readonly auth: RulesAuth | null; readonly time: string },
  method: string,
  path: PathValue,
): Record<string, RulesValue> {
  return {
    auth: authValue(auth),
    method: string(method),
    path,
    time: timestamp(parseTimestamp(time)),
  }
}

function authValue(auth: RulesAuth | null): RulesValue {
  return auth === null ? nullValue : mapOf({ uid: string(auth.uid), token: fromJson(auth.token) })
}
