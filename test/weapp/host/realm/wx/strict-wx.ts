import type { CallTypes } from '../../compile/call-types'
import type { Problems } from '../problems'
import { momentFault, optionFault, placeFault } from './call-faults'
import { PHONE_FUNCTIONS } from './phone-functions'
import { isFailure, settle, type Options } from './settle'

/** What a family of wx calls offers: asynchronous ones take options, direct ones are plain functions. */
export interface WxFamily {
  readonly calls?: Readonly<Record<string, (options: Options) => unknown>>
  /** These settle by callbacks too, and hand back a task at once. */
  readonly tasks?: Readonly<Record<string, (options: Options) => object>>
  readonly direct?: Readonly<Record<string, (...args: never[]) => unknown>>
}

/** What a call hands back that never began. */
const NO_TASK = Object.freeze(
  Object.fromEntries(
    ['abort', 'onProgressUpdate', 'offProgressUpdate', 'onHeadersReceived', 'offHeadersReceived'].map((name) => [
      name,
      () => undefined,
    ]),
  ),
)

type AnyFunction = (...args: unknown[]) => unknown

/** The object wx, and the test's hands on it. */
export interface StrictWx {
  readonly wx: Record<string, unknown>
  isKnown(name: string): boolean
  isDirect(name: string): boolean
  /** Answers calls with a result, or with what a function makes of them. */
  mockResult(name: string, result: unknown): void
  mockFunction(name: string, build: (original: AnyFunction | undefined) => AnyFunction): void
  restore(name: string): void
}

/**
 * Builds wx. A function that the host does not know is there, as it is on a phone, and throws when it is called: so an
 * untested platform call is noticed.
 */
export function createStrictWx(families: readonly WxFamily[], problems: Problems, callTypes: CallTypes): StrictWx {
  const calls = new Map(families.flatMap((family) => Object.entries(family.calls ?? {})))
  const direct = new Map(families.flatMap((family) => Object.entries(family.direct ?? {}) as [string, AnyFunction][]))
  const tasks = new Map(families.flatMap((family) => Object.entries(family.tasks ?? {}) as [string, AnyFunction][]))
  const mocks = new Map<string, AnyFunction>()
  /** What the app itself keeps on wx. */
  const kept: Record<string, unknown> = {}
  const onPhone = new Set(PHONE_FUNCTIONS)

  const isDirect = (name: string): boolean =>
    direct.has(name) || (!calls.has(name) && !tasks.has(name) && name.endsWith('Sync'))
  /** What WeChat only fails with is a fault of the app. */
  const check = (name: string, fault: string | null): void => {
    if (fault === null) return
    problems.report('wx', `${name}:fail ${fault}`)
    throw new Error(fault)
  }
  const asCall =
    (name: string, run: (options: Options) => unknown): AnyFunction =>
    (options) => {
      const given = (options ?? {}) as Options
      return settle(
        name,
        given,
        () => {
          check(name, momentFault(name) ?? optionFault(callTypes, name, given))
          return run(given)
        },
        (error) => problems.caught(error),
      )
    }
  const asTask =
    (name: string, start: AnyFunction): AnyFunction =>
    (options) => {
      const given = (options ?? {}) as Options
      if (optionFault(callTypes, name, given) === null) return start(given)
      void asCall(name, () => undefined)(given)
      return NO_TASK
    }
  const asDirect =
    (name: string, run: AnyFunction): AnyFunction =>
    (...given) => {
      check(name, placeFault(callTypes, name, given))
      return run(...given)
    }
  /** A test answers for WeChat, which looks at the moment and the options all the same. */
  const asMock =
    (name: string, answer: AnyFunction): AnyFunction =>
    (...given) => {
      if (momentFault(name) !== null) return asCall(name, () => undefined)(given[0])
      const fault = isDirect(name)
        ? placeFault(callTypes, name, given)
        : optionFault(callTypes, name, (given[0] ?? {}) as Options)
      if (fault !== null) problems.report('wx', `${name}:fail ${fault}`)
      return answer(...given)
    }
  const implementationOf = (name: string): AnyFunction | undefined => {
    const run = calls.get(name)
    const task = tasks.get(name)
    if (task) return asTask(name, task)
    if (run) return asCall(name, run)
    const plain = direct.get(name)
    return plain && asDirect(name, plain)
  }
  const refuse = (name: string) => (): never => {
    const late = momentFault(name)
    const message =
      late !== null
        ? `${name}:fail ${late}`
        : `wx.${name} is not known to the host: teach it, or let the test answer with mockWxMethod("${name}", ...)`
    problems.report('wx', message)
    throw new Error(message)
  }
  const functions = new Map<string, AnyFunction>()
  const valueOf = (name: string): unknown => {
    if (mocks.has(name)) return mocks.get(name)
    if (name in kept) return kept[name]
    const known = functions.get(name)
    if (known) return known
    const value = implementationOf(name) ?? (onPhone.has(name) ? refuse(name) : undefined)
    if (value) functions.set(name, value)
    return value
  }

  const wx = new Proxy(kept, {
    get: (_, name, receiver) =>
      typeof name === 'string' && !(name in Object.prototype)
        ? valueOf(name)
        : (Reflect.get(kept, name, receiver) as unknown),
    has: (_, name) => typeof name === 'string' && valueOf(name) !== undefined,
    // Libraries ask `hasOwnProperty` before they call.
    getOwnPropertyDescriptor(_, name) {
      const value = typeof name === 'string' ? valueOf(name) : undefined
      return value === undefined ? undefined : { value, configurable: true, enumerable: true, writable: true }
    },
    ownKeys: () => [
      ...new Set(
        [calls, tasks, direct, mocks, onPhone].flatMap((names) => [...names.keys()]).concat(Object.keys(kept)),
      ),
    ],
  })

  return {
    wx,
    isDirect,
    isKnown: (name) => calls.has(name) || tasks.has(name) || direct.has(name) || mocks.has(name),
    mockResult: (name, result) =>
      void mocks.set(
        name,
        isDirect(name)
          ? () => result
          : asCall(name, () => {
              if (isFailure(result)) throw result
              return result
            }),
      ),
    mockFunction: (name, build) => void mocks.set(name, asMock(name, build(implementationOf(name)))),
    restore: (name) => void mocks.delete(name),
  }
}
