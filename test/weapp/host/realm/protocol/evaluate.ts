import type { Host } from '../host'

type AnyFunction = (...args: unknown[]) => unknown

/** The names that a function of the client sees when it runs inside the app. */
const scopeOf = (host: Host): Readonly<Record<string, unknown>> => ({
  ...host.global,
  wx: host.strictWx.wx,
  getApp: host.appHolder.get,
  getCurrentPages: () => host.stack.pages().map(({ instance }) => instance),
  global: host.global,
  console: host.console,
})

/** Makes a function of the client's source text, in the app's scope. */
export function compileFunction(host: Host, source: string): AnyFunction {
  const scope = scopeOf(host)
  const names = Object.keys(scope).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name))
  // The protocol sends functions as text.
  const build = new Function(...names, `return (${source})`)
  return build(...names.map((name) => scope[name])) as AnyFunction
}
