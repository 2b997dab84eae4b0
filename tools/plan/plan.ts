/** `npm run --silent plan -- vrptw FILE`: plans the routes of a problem in Solomon's text form. */
import { isMainThread, workerData } from 'node:worker_threads'
import type { HelperStart } from './create-team.ts'
import { help } from './help.ts'
import { printPlan } from './print-plan.ts'
import { planFile } from './plan-file.ts'
import { readArguments } from './read-arguments.ts'

// The threads that help run the same bundle.
if (isMainThread) plan()
else help(workerData as HelperStart)

function plan(): void {
  const read = readArguments(process.argv.slice(2))
  const planned = read.ok ? planFile(read.value, new URL(import.meta.url)) : read
  if (planned.ok) process.stdout.write(printPlan(planned.value))
  else {
    process.stderr.write(`${planned.problem}\n`)
    process.exitCode = 1
  }
}
