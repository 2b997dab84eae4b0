/**
 * `npm run plan` as one bundled script, because compiling its files one by one would take a second of the time that the
 * plan may take.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../emulator/bundle.js'

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/daybook-plan')
await import(pathToFileURL(await bundle('tools/plan/plan.ts', cache)).href)
