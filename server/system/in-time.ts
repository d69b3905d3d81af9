/**
 * What the work comes to, if it does so in time. The work goes on; nobody waits for it any more.
 *
 * @throws Error when it has not ended after so many milliseconds.
 */
export const inTime = async <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No end after ${ms} ms.`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
