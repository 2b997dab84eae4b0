/** Where the build puts the pack of the app's files. Not compressed again, and not a file that is precached. */
export const appPackPath = '/app-files.pack'
