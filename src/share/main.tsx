import './share.css'
import { createRoot } from 'react-dom/client'
import { SharePage } from './share-page.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<SharePage />)
