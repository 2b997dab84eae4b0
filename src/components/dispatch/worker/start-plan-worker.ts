/** Starts the worker that plans days and works out what could follow from a change of the board. */
export function startPlanWorker(): Worker {
  return new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
}
