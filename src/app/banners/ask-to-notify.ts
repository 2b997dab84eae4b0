/** Asks whether this device may tell of news; the browser asks the person once, and remembers. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}
