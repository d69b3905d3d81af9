import { TransportError, type AbortSignalLike } from './types'

/** What every network call of WeChat hands back; Taro makes it a promise of the same outcome. */
interface Task {
  abort(): void
  catch(onFailure: () => void): unknown
}

/** WeChat words its failures "request:fail timeout", "uploadFile:fail abort", "request:fail ..." */
const transportErrorOf = (errMsg: string | undefined): TransportError => {
  if (/timeout|timed out/i.test(errMsg ?? '')) return new TransportError('timeout')
  if (/abort/i.test(errMsg ?? '')) return new TransportError('abort')
  return new TransportError('')
}

/** Header names in lower case, as HTTP/2 delivers them and WeChat on some phones does not. */
export const lowerCaseNames = (headers: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))

interface Settle<Reply> {
  resolve: (reply: Reply) => void
  /** Takes WeChat's `errMsg`. */
  fail: (problem: { errMsg?: string | undefined }) => void
}

/**
 * Runs one network call of WeChat and ties it to an abort signal. `start` hands the task back and settles through the
 * callbacks. Rejects with TransportError.
 */
export const runWeappTask = <Reply>(
  signal: AbortSignalLike | undefined,
  start: (settle: Settle<Reply>) => Task,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new TransportError('abort'))
      return
    }
    const abort = (): void => {
      release()
      task.abort()
      reject(new TransportError('abort'))
    }
    const release = (): void => signal?.removeEventListener('abort', abort)
    const task = start({
      resolve: (reply) => {
        release()
        resolve(reply)
      },
      fail: ({ errMsg }) => {
        release()
        reject(transportErrorOf(errMsg))
      },
    })
    // The callbacks tell the outcome: the promise would only be a rejection that nobody handles.
    task.catch(() => undefined)
    signal?.addEventListener('abort', abort)
  })
