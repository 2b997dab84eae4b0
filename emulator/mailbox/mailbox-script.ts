/** Moves through the list with the arrow keys, closes a message with Escape, and shows messages that arrive. */
export const mailboxScript = `
const links = () => [...document.querySelectorAll('#list a')]
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && document.body.classList.contains('open')) location.href = '/emulator/mailbox'
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const all = links()
  const active = all.indexOf(document.activeElement)
  const current = all.findIndex((link) => link.hasAttribute('aria-current'))
  const next = active >= 0 ? active + step : current >= 0 ? current : 0
  if (!all[next]) return
  event.preventDefault()
  all[next].focus()
})
async function refresh() {
  if (document.hidden) return
  const response = await fetch(location.href).catch(() => undefined)
  if (!response?.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [now, then] = [document.querySelector('.messages'), fresh.querySelector('.messages')]
  if (!now || !then || now.innerHTML === then.innerHTML) return
  const focused = document.activeElement?.getAttribute('href')
  now.replaceChildren(...then.childNodes)
  document.title = fresh.title
  if (focused) now.querySelector('[href="' + CSS.escape(focused) + '"]')?.focus()
}
setInterval(refresh, 2000)
addEventListener('visibilitychange', refresh)
`
