/** Whether tax is rounded once for each rate of the document, or on every line. */
export const taxRoundings = ['document', 'line'] as const
export type TaxRounding = (typeof taxRoundings)[number]
