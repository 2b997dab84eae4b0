import '#ui/global.css'
import { start } from '#app/boot/start.tsx'
import { handleStartUpError } from '#app/boot/start-up-error.ts'

const root = document.getElementById('root')
if (root) start(root).catch((error: unknown) => handleStartUpError(error))
