import { defaultWorkingHours } from '../entities/working-hours.ts'
import { emptyAddress } from '../entities/fields.ts'
import { admin } from '../mutation/mutators/world.fixture.ts'
import { planSample } from './plan-sample.ts'
import type { SampleChange, SampleContext } from './sample-maker.ts'
import { sampleWordsEn } from './words/en.ts'

/** A company that has just been set up. */
export const sampleContext: SampleContext = {
  round: 1,
  uid: admin.uid,
  language: 'en',
  company: {
    address: { ...emptyAddress, line1: '1 Yard Road', city: 'Bremerton', country: 'US' },
    currency: 'USD',
    timeZone: 'America/New_York',
    workingHours: defaultWorkingHours,
  },
  today: '2026-03-02',
  words: sampleWordsEn,
}

export function samplePlan(more: Partial<SampleContext> = {}): readonly SampleChange[] {
  return planSample({ ...sampleContext, ...more })
}
