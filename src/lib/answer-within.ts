/** What `work` resolves to, or `late` after `ms` milliseconds; `work` goes on in either case. */
export async function answerWithin<T, const L>(
  work: Promise<T>,
  ms: number,
  late: L,
): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
