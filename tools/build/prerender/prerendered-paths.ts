/** The pages that the build draws, and the files in which they are served. */
export const prerenderedFiles = { '/': 'index.html', '/login': 'login.html' } as const
export type PrerenderedPath = keyof typeof prerenderedFiles

/** What every other path is answered with: the same document with nothing drawn in it. */
export const appFile = 'app.html'
