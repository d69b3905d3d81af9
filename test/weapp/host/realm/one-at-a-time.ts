/** Runs jobs one after another, each in a task of its own. */
export type OneAtATime = <T>(job: () => T | Promise<T>) => Promise<T>

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * WeChat moves between pages in its own time: never inside the call that asks for it, and never two moves at once. An
 * app that asks while a page is drawing gets its answer afterwards.
 */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const next = last.then(nextTask).then(job)
    last = next.catch(() => undefined)
    return next
  }
}
