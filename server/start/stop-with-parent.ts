const LOOK_EVERY_MS = 250

/**
 * Stops this process, as by SIGTERM, when the one that started it is gone: an npm that was killed could tell nobody, and
 * a shell between the two dies of the signal that npm hands to it. The server would live on, with nobody to stop it.
 */
export const stopWithParent = (): void => {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  looking.unref()
}
