import type { EvaluationListener } from '../eval/context.ts'
import { decideAllows } from '../eval/decide-allows.ts'
import { createOperationBudget } from '../eval/limits.ts'
import { createLookups } from '../eval/lookups.ts'
import { commonValues } from '../eval/request-values.ts'
import { anySegments } from '../match-path.ts'
import type { Program } from '../program.ts'
import type { Decision, RulesListRequest } from '../types.ts'
import {
  type RulesValue,
  type UnknownValue,
  int,
  mapOf,
  nullValue,
  path,
  string,
} from '../values/value.ts'
import { branchesOf } from './branches.ts'
import { type SymbolicDocument, symbolicDocument } from './symbolic-document.ts'

/**
 * Allows a query only where its filters prove that the rules allow every document it could return, stored or not. Each
 * alternative of a disjunction must be proven, by any allow statement.
 */
export function decideList(
  program: Program,
  request: RulesListRequest,
  listener: EvaluationListener | undefined,
  debug: (text: string) => void,
): Decision {
  const branches = branchesOf(request.query.filters)
  if (branches === undefined) {
    return { allowed: false, reason: "Too many disjunctions in the query for 'list'" }
  }
  const lookups = createLookups(request.reader, createOperationBudget(request.budget))
  let decision: Decision = { allowed: true, reason: "The query has no results for 'list'" }
  for (const branch of branches) {
    const document = symbolicDocument(request.query, branch)
    decision = decideAllows(program, 'list', document.target, {
      globals: new Map([
        ['request', requestValue(request, document)],
        ['resource', document.resource],
      ]),
      lookups,
      budget: createOperationBudget(request.budget),
      listener,
      debug,
      proving: true,
    })
    if (!decision.allowed) return decision
  }
  return decision
}

function requestValue(request: RulesListRequest, { target }: SymbolicDocument): RulesValue {
  const segments = target.filter(
    (element): element is string | UnknownValue => element !== anySegments,
  )
  const { limit, offset, orderBy } = request.query
  return mapOf({
    ...commonValues(request, 'list', path(segments)),
    query: mapOf({
      limit: limit === undefined ? nullValue : int(limit),
      offset: offset === undefined ? nullValue : int(offset),
      orderBy: string(
        orderBy
          .filter(({ field }) => field !== '__name__')
          .map(({ field, direction }) => `${field} ${direction}`)
          .join(', '),
      ),
    }),
  })
}
