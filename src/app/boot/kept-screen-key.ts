/** Where the last page kept its screen; `index.html` reads it by this name (see `keep-screen.ts`). */
export const keptScreenKey = 'daybook:screen'
