/** The pages that the build prerenders, and the files they are served from. */
export const prerenderedFiles = { '/': 'index.html', '/login': 'login.html' } as const
export type PrerenderedPath = keyof typeof prerenderedFiles

/** Served on every other path: the same document without prerendered HTML. */
export const appFile = 'app.html'
