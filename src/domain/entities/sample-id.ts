const prefix = 'sample_'

/** The first text that sorts after every sample id. */
export const afterSampleIds = 'sample`'

/** Whether a document, or a change, is part of the sample data: its id says so, and ids never change. */
export function isSampleId(id: string): boolean {
  return id.startsWith(prefix)
}

/**
 * The id of something in the sample data. It is computed, so that two people who add it at the same time add the same
 * documents. `round` counts how often it was added: removed documents keep their ids.
 */
export function sampleId(round: number, key: string): string {
  return `${prefix}${round}_${key}`
}

/** The round of a sample id; 0 for any other. */
export function sampleRound(id: string): number {
  return Number(/^sample_(\d{1,6})_/.exec(id)?.[1] ?? 0)
}
