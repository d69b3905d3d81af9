import type { Bridge } from './bridge'
import type { Problems } from './problems'
import { readable } from './readable'

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const
const SILENT = ['group', 'groupCollapsed', 'groupEnd', 'time', 'timeEnd', 'trace', 'table', 'count', 'assert'] as const

const toArgument = (value: unknown): unknown => {
  const { stack, message } = (value ?? {}) as { stack?: unknown; message?: unknown }
  if (typeof stack === 'string' && typeof message === 'string')
    return stack.includes(message) ? stack : `${message}\n${stack}`
  return readable(value) ?? String(value)
}

/** The console of the app: the client hears it, and an error is a problem. */
export function createAppConsole(bridge: Bridge, problems: Problems): Record<string, (...args: unknown[]) => void> {
  const speak =
    (type: (typeof LEVELS)[number]) =>
    (...args: unknown[]) => {
      bridge.emit('App.logAdded', { type, args: args.map(toArgument) })
      if (type === 'error')
        problems.caught(args.find((arg) => arg instanceof Error) ?? args.map(toArgument).join(' '), 'console.error')
    }
  return {
    ...Object.fromEntries(SILENT.map((name) => [name, () => undefined])),
    ...Object.fromEntries(LEVELS.map((type) => [type, speak(type)])),
  }
}
