import * as v from 'valibot'
import { type SeriesId, seriesIds } from '#domain/entities/series.ts'
import { nextNumber, usualPatterns } from '#domain/invoice/next-number.ts'
import { areAlike, firstNumber, seriesPattern } from '#domain/invoice/series-pattern.ts'
import { parseNumber } from '#lib/parse-number.ts'
import type { NumberSeries } from '#data/index.ts'

/** The numbers of a series as they are typed. */
export interface NumberValues {
  readonly pattern: string
  readonly start: string
}

export interface NumberErrors {
  readonly pattern?: 'invalid' | 'alike'
  readonly start?: 'invalid'
}

/** What the form starts with. */
export function numberValues(all: NumberSeries, id: SeriesId): NumberValues {
  return { pattern: patternOf(all, id), start: String(all[id]?.next ?? 1) }
}

/** How the numbers of a series look. */
export function patternOf(all: NumberSeries, id: SeriesId): string {
  return all[id]?.pattern ?? usualPatterns[id]
}

/** What is wrong with it; two series never give the same number. */
export function numberErrors(
  { pattern, start }: NumberValues,
  all: NumberSeries,
  id: SeriesId,
): NumberErrors {
  const other = seriesIds.find((one) => one !== id) ?? id
  return {
    ...(!v.is(seriesPattern, pattern.trim())
      ? { pattern: 'invalid' }
      : areAlike(pattern.trim(), patternOf(all, other)) && { pattern: 'alike' }),
    ...(!v.is(firstNumber, parseNumber(start)) && { start: 'invalid' }),
  }
}

/** As `series/setUp` takes it; of values without errors. */
export function typedNumbers({ pattern, start }: NumberValues) {
  return { pattern: pattern.trim(), next: parseNumber(start) ?? 1 }
}

/** The first number as it is printed on a document of `day`. */
export function firstOf(values: NumberValues, day: string): string {
  const { pattern, next } = typedNumbers(values)
  return nextNumber({ pattern, next, lastDay: null, period: '' }, day, pattern).number
}
