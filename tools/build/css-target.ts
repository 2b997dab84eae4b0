/**
 * The oldest browsers that run the app's scripts (`toSorted` of ES2023). Without a list each colour is written three
 * times, for browsers that could not start the app.
 */
export const cssTarget = ['chrome111', 'edge111', 'firefox115', 'safari16']
