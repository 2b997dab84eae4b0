/** Lets the next start know, before it has read anything else, whether somebody is signed in on this device. */
export function noteInside(inside: boolean): void {
  try {
    if (inside) localStorage.setItem('daybook:inside', '1')
    else localStorage.removeItem('daybook:inside')
  } catch {
    // A private window without storage: the next start shows what it shows a guest.
  }
}
