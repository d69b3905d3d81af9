import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from './errors'
import { numbersOfQuery } from './query-numbers'

/** One problem that TypeBox found, as far as we read it. */
interface Problem {
  instancePath: string
  keyword: string
  params: object
}

const BODY = 'body'
const PHONE_FIELD = 'phoneNumber'

/** Where a problem names the properties that it is about. */
const NAMING = ['requiredProperties', 'additionalProperties'] as const

/** The field a problem is about: the first step into the payload, or the property that is missing or not known. */
const fieldOf = (problem: Problem | undefined): string => {
  if (problem === undefined) return BODY
  const steps = problem.instancePath.split('/').filter((step) => step !== '')
  if (steps[0] !== undefined) return steps[0]
  const params: Readonly<Record<string, unknown>> = { ...problem.params }
  const named = NAMING.flatMap((name) => params[name] ?? [])
  return typeof named[0] === 'string' ? named[0] : BODY
}

/** The one character that no text column can hold. */
const NUL = '\u0000'

/** Whether there is one in any text of a value, names among them; however deep, which a call that calls itself could not do. */
const hasNul = (value: unknown): boolean => {
  const left = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && one.includes(NUL)) return true
    if (typeof one !== 'object' || one === null) continue
    for (const [name, inner] of Object.entries(one)) left.push(name, inner)
  }
  return false
}

/** The first field with a NUL in it; where that is in a name, no field is to blame. */
const fieldWithNul = (payload: unknown): string => {
  const fields = typeof payload === 'object' && payload !== null ? Object.entries(payload) : []
  return fields.find(([, value]) => hasNul(value))?.[0] ?? BODY
}

const refusalFor = (field: string): Refusal =>
  field === PHONE_FIELD
    ? new Refusal(ErrorCode.invalidPhone, { field })
    : new Refusal(ErrorCode.invalidField, { field })

/**
 * Compiles a schema to a check of one part of a request, when the first one comes: hundreds of them would hold up every
 * start. Query data is text, so its numbers are read first; a JSON body must have the right types already. No text may have a
 * NUL in it, whatever its schema says.
 */
export const compileValidator = (schema: TSchema, part: string | undefined) => {
  let check: ReturnType<typeof Compile> | undefined
  const read = part === 'querystring' ? numbersOfQuery(schema) : (value: unknown) => value
  return (value: unknown): { value: unknown } | { error: Error } => {
    const payload = read(value)
    const compiled = (check ??= Compile(schema))
    if (!compiled.Check(payload)) return { error: refusalFor(fieldOf(compiled.Errors(payload)[0])) }
    return hasNul(payload) ? { error: refusalFor(fieldWithNul(payload)) } : { value: payload }
  }
}
