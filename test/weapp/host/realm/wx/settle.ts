/** The callbacks that every asynchronous call of wx takes. */
export interface Callbacks {
  success?: (result: unknown) => void
  fail?: (failure: Failure) => void
  complete?: (result: unknown) => void
}

/** How wx words a failure. */
export interface Failure {
  readonly errMsg: string
  readonly errno?: number
}

/** Options of a call: its own, and the callbacks. */
export type Options = Callbacks & Readonly<Record<string, unknown>>

/** A failure that carries more than a text. */
export class WxFailure extends Error {
  constructor(
    message: string,
    readonly errno?: number,
  ) {
    super(message)
  }
}

const failureOf = (name: string, error: unknown): Failure => {
  if (typeof error === 'object' && error !== null && 'errMsg' in error) return error as Failure
  // An error of Node is no instance of the realm's Error.
  const { message = String(error), errno } = (error ?? {}) as Partial<WxFailure>
  return { errMsg: `${name}:fail ${message}`, ...(errno !== undefined && { errno }) }
}

/** Whether an answer is a failure in the wording of wx. */
export const isFailure = (result: unknown): result is Failure =>
  typeof result === 'object' && result !== null && /:fail/.test(String((result as Partial<Failure>).errMsg ?? ''))

/** Runs an asynchronous call as wx does: by callbacks if there are any, else by a promise. */
export function settle(name: string, options: Options, run: () => unknown, onError: (error: unknown) => void): unknown {
  const { success, fail, complete } = options
  const hasCallbacks = Boolean(success ?? fail ?? complete)
  const outcome = new Promise((resolve) => resolve(run())).then(
    (result) => ({ errMsg: `${name}:ok`, ...(result as object | undefined) }),
    (error: unknown) => {
      throw failureOf(name, error)
    },
  )
  if (!hasCallbacks) return outcome
  outcome
    .then(
      (result) => {
        success?.(result)
        complete?.(result)
      },
      (failure: Failure) => {
        fail?.(failure)
        complete?.(failure)
      },
    )
    .catch(onError)
  return undefined
}
