/** The features that a company may do without. Orders, customers and the team are what all others build on. */
export const optionalFeatures = ['schedule', 'tracking', 'inventory'] as const
export type OptionalFeature = (typeof optionalFeatures)[number]
