import type { Problems } from './problems'

/** The one text that WeChat lets through: libraries look for the global object by it. */
const GLOBAL_OBJECT = 'return this'

/** `Function` as a mini-program knows it: everything is an instance of it, but it makes no code of a text. */
export function functionWithoutCode(problems: Problems, global: object): FunctionConstructor {
  const make = (words: readonly unknown[]): (() => object) => {
    if (words.length === 1 && words[0] === GLOBAL_OBJECT) return () => global
    const error = new Error('Function makes no code of text in a mini-program')
    problems.caught(error)
    throw error
  }
  const known = new Proxy(Function, {
    apply: (_, __, words: unknown[]) => make(words),
    construct: (_, words: unknown[]) => make(words),
  })
  // Every function names it as what made it.
  Object.defineProperty(Function.prototype, 'constructor', { value: known })
  return known
}
