import { AsyncLocalStorage } from 'node:async_hooks'

/** Who does something, and in which request; null outside of any. */
export interface Author {
  actor: string
  requestId: string | null
}

const NOBODY: Author = { actor: 'system', requestId: null }

const authors = new AsyncLocalStorage<Author>()

/** The author of what is being written now. Nobody in particular is the server itself. */
export const author = (): Author => authors.getStore() ?? NOBODY

/** Takes this request's author while something runs, whatever it waits for. */
export const writtenBy = <Result>(who: Author, run: () => Result): Result => authors.run(who, run)

/** Lets another actor write while something runs, in the request at hand. */
export const actingAs = <Result>(actor: string, run: () => Result): Result =>
  writtenBy({ actor, requestId: author().requestId }, run)
