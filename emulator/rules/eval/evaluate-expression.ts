import type { CallExpr, Expr, LiteralValue, MapExpr, PathExpr, TernaryExpr } from '../parser/ast.ts'
import { type FunctionInfo, findFunction } from '../program.ts'
import {
  type KnownValue,
  type PathValue,
  type RulesValue,
  anything,
  error,
  isKnown,
  list,
  map,
  path,
  unknownId,
} from '../values/value.ts'
import { toText } from '../values/to-text.ts'
import { callBuiltin } from './builtins.ts'
import { type EvalContext, type Frame, lookUp } from './context.ts'
import { accessIndex, accessMember, accessRange } from './member-access.ts'
import { invokeMethod } from './methods.ts'
import { invokeNamespace, isNamespace } from './namespaces.ts'
import { applyBinary, applyIs, applyUnary } from './operators.ts'
import { evaluateLogical } from './logical.ts'

/** The value of an expression. Errors are values, too; only RulesLimitError is thrown. */
export function evaluate(expr: Expr, frame: Frame, context: EvalContext): RulesValue {
  context.budget.spend(1)
  const value = evaluateNode(expr, frame, context)
  context.listener?.expression(expr, value)
  return value
}

function evaluateNode(expr: Expr, frame: Frame, context: EvalContext): RulesValue {
  const { span } = expr
  switch (expr.kind) {
    case 'literal':
      return literal(expr.value)
    case 'variable':
      return lookUp(expr.name, frame, context) ?? error('Null value error.', span)
    case 'list':
      return evaluateAll(expr.items, frame, context, (items) => list(items))
    case 'map':
      return evaluateMap(expr, frame, context)
    case 'path':
      return evaluatePath(expr, frame, context)
    case 'member':
      return accessMember(evaluate(expr.object, frame, context), expr.name, span)
    case 'index': {
      const object = evaluate(expr.object, frame, context)
      return accessIndex(object, evaluate(expr.index, frame, context), span)
    }
    case 'range': {
      const object = evaluate(expr.object, frame, context)
      const from = evaluate(expr.from, frame, context)
      return accessRange(object, from, evaluate(expr.to, frame, context), span)
    }
    case 'call':
      return evaluateCall(expr, frame, context)
    case 'method': {
      if (expr.object.kind === 'variable' && isNamespace(expr.object.name)) {
        const namespace = expr.object.name
        if (lookUp(namespace, frame, context) === undefined) {
          context.budget.spend(1)
          const args = expr.args.map((arg) => evaluate(arg, frame, context))
          return invokeNamespace(namespace, expr.name, args, span)
        }
      }
      const object = evaluate(expr.object, frame, context)
      const args = expr.args.map((arg) => evaluate(arg, frame, context))
      return invokeMethod(object, expr.name, args, span, context.proving)
    }
    case 'unary':
      return applyUnary(expr.operator, evaluate(expr.operand, frame, context), span)
    case 'is':
      return applyIs(evaluate(expr.operand, frame, context), expr.type)
    case 'binary': {
      if (expr.operator === '&&' || expr.operator === '||') {
        return evaluateLogical(expr, context.budget, (operand) => evaluate(operand, frame, context))
      }
      const left = evaluate(expr.left, frame, context)
      return applyBinary(expr.operator, left, evaluate(expr.right, frame, context), span)
    }
    case 'ternary':
      return evaluateTernary(expr, frame, context)
  }
}

function literal(value: LiteralValue): KnownValue {
  return value
}

function evaluateAll(
  exprs: readonly Expr[],
  frame: Frame,
  context: EvalContext,
  build: (values: readonly RulesValue[]) => RulesValue,
): RulesValue {
  const values = exprs.map((item) => evaluate(item, frame, context))
  return values.find((value) => value.type === 'error') ?? uncertain(values) ?? build(values)
}

/** A list or map literal with an element that may be an error may be an error itself. */
function uncertain(values: readonly RulesValue[]): RulesValue | undefined {
  return values.some((value) => value.type === 'unknown' && !value.certain) ? anything : undefined
}

function evaluateMap(expr: MapExpr, frame: Frame, context: EvalContext): RulesValue {
  const parts = expr.entries.flatMap(({ key, value }) => [key, value])
  return evaluateAll(parts, frame, context, (values) => {
    const entries = new Map<string, RulesValue>()
    for (let index = 0; index < values.length; index += 2) {
      const key = values[index]
      const value = values[index + 1]
      if (key === undefined || value === undefined || key.type === 'unknown') return anything
      if (key.type !== 'string') {
        return error(`Unsupported map key type: ${key.type}. Expected: string.`, expr.span)
      }
      entries.set(key.value, value)
    }
    return map(entries)
  })
}

function evaluatePath(expr: PathExpr, frame: Frame, context: EvalContext): RulesValue {
  const segments: PathValue['segments'][number][] = []
  let failure: RulesValue | undefined
  for (const part of expr.segments) {
    if (part.kind === 'text') {
      context.budget.spend(1)
      segments.push(part.text)
      continue
    }
    const value = evaluate(part.expression, frame, context)
    if (value.type === 'path') segments.push(...value.segments)
    else if (value.type === 'unknown') {
      if (value === unknownId) segments.push(value)
      else failure ??= anything
    } else if (value.type === 'error') {
      if (failure?.type !== 'error') failure = value
    } else {
      const text = value.type === 'null' ? undefined : toText(value)
      if (text === undefined || text === '') {
        failure ??= error(
          value.type === 'null'
            ? 'Null value error.'
            : `Invalid path segment of type ${value.type}${text === '' ? ' (empty)' : ''}.`,
          part.span,
        )
      } else segments.push(text)
    }
  }
  return failure ?? path(segments)
}

function evaluateTernary(expr: TernaryExpr, frame: Frame, context: EvalContext): RulesValue {
  const condition = evaluate(expr.condition, frame, context)
  if (condition.type === 'bool') {
    context.budget.spend(condition.value ? 1 : 3)
    return evaluate(condition.value ? expr.whenTrue : expr.whenFalse, frame, context)
  }
  if (condition.type === 'error') return condition
  if (condition.type !== 'unknown') {
    return error(
      `Unsupported operation error. Received: ${condition.type} ? _ : _. Expected: bool ? _ : _.`,
      expr.span,
    )
  }
  const whenTrue = evaluate(expr.whenTrue, frame, context)
  const whenFalse = evaluate(expr.whenFalse, frame, context)
  const isBool = condition.certain && condition.types?.size === 1 && condition.types.has('bool')
  const same =
    isBool &&
    whenTrue.type === 'bool' &&
    whenFalse.type === 'bool' &&
    whenTrue.value === whenFalse.value
  return same ? whenTrue : anything
}

function evaluateCall(expr: CallExpr, frame: Frame, context: EvalContext): RulesValue {
  const found = findFunction(frame.scope, expr.name)
  const args = expr.args.map((arg) => evaluate(arg, frame, context))
  return found === undefined
    ? callBuiltin(expr.name, args, expr.span, context)
    : callFunction(found, args, expr, frame, context)
}

function callFunction(
  { declaration, scope }: FunctionInfo,
  args: readonly RulesValue[],
  call: CallExpr,
  frame: Frame,
  context: EvalContext,
): RulesValue {
  const expected = declaration.parameters.length
  if (args.length !== expected) {
    return error(
      `Incorrect number of arguments. Received: ${args.length}. Expected: ${declaration.name}(${declaration.parameters.map(({ name }) => name).join(', ')}).`,
      call.span,
    )
  }
  const locals = new Map<string, RulesValue>()
  for (const [index, { name }] of declaration.parameters.entries()) {
    const value = args[index]
    if (value !== undefined) locals.set(name, value)
  }
  const inner: Frame = { scope, locals, captures: frame.captures }
  for (const { name, value } of declaration.bindings) {
    context.budget.spend(1)
    locals.set(name, evaluate(value, inner, context))
  }
  return evaluate(declaration.body, inner, context)
}

/** Whether the condition of an allow statement allows the request; only `true` does. */
export function isGranted(value: RulesValue): boolean {
  return isKnown(value) && value.type === 'bool' && value.value
}
