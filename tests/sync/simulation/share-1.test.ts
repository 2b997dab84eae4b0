import { test } from 'vitest'
import { days, firstSeed, runDays, shards } from '../support/run-days.ts'

const title = `nothing is lost, doubled or overwritten in share 1 of ${shards} of ${days} random days`

test(`${title} (seed ${firstSeed})`, { timeout: 900_000 }, () => runDays(1))
