import type { Problems } from './problems'

/** What App() was given: one object that lives as long as the mini-program. */
export type AppInstance = Record<string, unknown>

/** Holds the app and calls its lifetimes. */
export interface AppHolder {
  define(definition: AppInstance): void
  get(): AppInstance | undefined
  /** Calls a lifetime; tells whether the app has it. */
  call(method: string, ...args: unknown[]): boolean
}

export function createAppHolder(problems: Problems): AppHolder {
  let instance: AppInstance | undefined
  return {
    define(definition) {
      instance = { globalData: {}, ...definition }
      Object.setPrototypeOf(instance, Object.getPrototypeOf(definition) as object)
    },
    get: () => instance,
    call(method, ...args) {
      const handler = instance?.[method]
      if (typeof handler !== 'function') return false
      try {
        handler.apply(instance, args)
      } catch (error) {
        problems.caught(error, 'app.js')
      }
      return true
    },
  }
}
