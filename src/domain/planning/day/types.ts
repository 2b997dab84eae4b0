import type { PlanPriority, Weights } from './weights.ts'

/** Minutes on the one time axis of the horizon: 0 is its first midnight, 1440 a day later unless a clock changes. */
export type Minute = number

export interface Span {
  readonly from: Minute
  readonly to: Minute
}

/** A break of `minutes` that lies anywhere within the span. Time off inside a shift is one that fills its span. */
export interface Break extends Span {
  readonly minutes: number
}

export interface SkillLevel {
  /** Index of the skill. */
  readonly skill: number
  readonly level: number
}

/** One technician on one day. */
export interface PlanRoute {
  readonly id: string
  /** Index of the technician, the same on every day. */
  readonly technician: number
  /** Index of the day in the horizon. */
  readonly day: number
  /** The working time in which visits lie, before overtime; none for a day off. */
  readonly span: Span | null
  /** In order of time. */
  readonly breaks: readonly Break[]
  /** Where the technician comes from, and when they leave there at the earliest; without a place, the way is not counted. */
  readonly start: { readonly place: number | null; readonly from: Minute }
  /** Where they go, and when they arrive there at the latest, before overtime. */
  readonly end: { readonly place: number | null; readonly to: Minute }
  readonly skills: readonly SkillLevel[]
  /** The most minutes of visits. */
  readonly maxMinutes: number | null
  /** Minutes that the work may last longer than the span. */
  readonly overtime: number
  /** Where they work; none is everywhere. */
  readonly territories: readonly number[]
  /** How much longer than the fastest of all they take for a visit: 0.2 for a fifth longer. */
  readonly slowness: number
  /** How much dearer an hour of them is than of the cheapest, as a share of the mean. */
  readonly dearness: number
}

export const planLocks = ['none', 'time', 'person', 'both'] as const
export type PlanLock = (typeof planLocks)[number]

/** Where and when a visit is: one route for each person of its crew. */
export interface Placement {
  /** Indexes of routes. */
  readonly routes: readonly number[]
  readonly start: Minute
}

export interface PlanVisit {
  readonly id: string
  readonly minutes: number
  /** Index of the place in the travel matrices; null where it is not known, then no way is counted. */
  readonly place: number | null
  /** The visit starts within one of these, in order of time; at any time if there is none. */
  readonly windows: readonly Span[]
  /** It should start by the end of this one, and has a price if it does not. */
  readonly softWindow: Span | null
  /** What the customer was promised: the visit starts within it, unless the weights give a price for breaking it. */
  readonly promise: Span | null
  /** One of the crew has all of them. */
  readonly skills: readonly SkillLevel[]
  readonly priority: PlanPriority
  /** How many people work on it together. */
  readonly crew: number
  /** Index of the visit that must have ended before this one starts. */
  readonly after: number | null
  /** Index of the first day on which it is wanted. */
  readonly day: number
  readonly lock: PlanLock
  /** Under way or too near to be changed. */
  readonly isFrozen: boolean
  /** Where it is in the plan that exists. */
  readonly present: Placement | null
  /** Whether it is left out for nothing else in the plan: its people go there whatever the plan says. */
  readonly mustStay?: boolean | undefined
  /** Whether it comes before what waits, whatever the priorities: someone was promised it, and its people are away. */
  readonly comesFirst?: boolean | undefined
  readonly isSent: boolean
  readonly isSeen: boolean
  /** Technicians, by index; any of them will do. Nobody is preferred where it is empty. */
  readonly preferred: readonly number[]
  /** Technicians, by index. */
  readonly last: number | null
  readonly excluded: readonly number[]
  /** null where it is not known. */
  readonly territory: number | null
}

/** 0 is the morning peak, 1 the middle of the day, 2 the evening peak. */
export type HourClass = 0 | 1 | 2

export interface PlanTravel {
  /** The number of places. */
  readonly places: number
  /** For each class of hours the minutes from place `a` to place `b` at `a * places + b`. */
  readonly minutes: readonly [Float32Array, Float32Array, Float32Array]
  /** When each class begins, in order of time. Before the first one it is the middle of the day. */
  readonly hours: readonly { readonly from: Minute; readonly hourClass: HourClass }[]
}

export interface PlanProblem {
  readonly routes: readonly PlanRoute[]
  readonly visits: readonly PlanVisit[]
  readonly travel: PlanTravel
  readonly weights: Weights
  /** Visits that are moved start at multiples of this many minutes; at any minute where it is not given. */
  readonly step?: number
}
