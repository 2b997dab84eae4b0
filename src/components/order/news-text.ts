import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import type { User } from '#domain/entities/user.ts'
import type { News } from '#domain/order/history/visit-changes.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import { type Format, type Translate, useFormat, useNow, useT } from '#messages/index.ts'
import { memberLabel } from '../people/member-label.ts'

interface Words {
  readonly t: Translate
  readonly format: Format
  readonly now: number
  /** Everyone who may be named; undefined until they were read. */
  readonly people: readonly Pick<User, 'id' | 'name' | 'email'>[] | undefined
}

/** What others changed, as one line. */
export function newsText(words: Words, change: News): string {
  const { t } = words
  return [t(`today.change.${change.type}`), ...detailsOf(words, change)].join(' ')
}

/** The same in the language of the person who is signed in. */
export function useNewsText(people: Words['people']): (change: News) => string {
  const words = { t: useT(), format: useFormat(), now: useNow(), people }
  return (change) => newsText(words, change)
}

/** Where a change can be looked at; null where nothing of the order can be read any more. */
export function newsPath(change: News): string | null {
  if (change.type === 'gone') return null
  return `/orders/${'orderId' in change ? change.orderId : change.id}`
}

function detailsOf(words: Words, change: News): readonly string[] {
  const { t } = words
  const was = (from: string | null) =>
    from === null ? [] : [t('today.change.was', { when: whenOf(words, from) })]
  switch (change.type) {
    case 'moved':
      return [change.to === null ? t('plan.none') : whenOf(words, change.to)]
    case 'gone':
    case 'reassigned':
    case 'visitGone':
      return was(change.from)
    case 'visitMoved':
      // It says which of several visits moved.
      return [visitTime(words, change.visit), ...was(change.from)]
    case 'visitNew':
    case 'visitTime':
      return [visitTime(words, change.visit)]
    case 'crew':
      return [names(words, change.others)]
    case 'visitCrew':
      return [names(words, change.others), `(${visitTime(words, change.visit)})`]
    case 'cancelled':
      return change.reason === '' ? [] : [`(${change.reason})`]
    case 'new':
    case 'inReview':
    case 'overruled':
      return []
  }
}

function whenOf({ format, now }: Words, at: string): string {
  return isTimed(at) ? format.when(at, now) : format.day(at)
}

function visitTime(
  words: Words,
  { start, minutes }: { readonly start: string | null; readonly minutes: number },
): string {
  const { t, format, now } = words
  if (start === null) return t('plan.none')
  if (!isTimed(start)) return format.day(start)
  return format.span(start, minutesAfter(start, minutes), now)
}

function names({ t, format, people }: Words, ids: readonly string[]): string {
  if (ids.length === 0) return t('today.alone')
  return format.list(ids.map((id) => memberLabel(t, people, id)))
}
