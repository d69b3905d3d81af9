/** What a client sends with a message. */
export type Params = Readonly<Record<string, unknown>>

/** Answers messages of the automator protocol by name; throwing refuses. */
export type Handlers = Readonly<Record<string, (params: Params) => unknown>>

/** Reads a parameter that has to be a text. */
export function textParam(params: Params, name: string): string {
  const value = params[name]
  if (typeof value !== 'string') throw new Error(`parameter "${name}" must be a text`)
  return value
}

/** Reads a parameter that has to be a list; none is an empty one. */
export function listParam(params: Params, name: string): readonly unknown[] {
  const value = params[name] ?? []
  if (!Array.isArray(value)) throw new Error(`parameter "${name}" must be a list`)
  return value as readonly unknown[]
}
