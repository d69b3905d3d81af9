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

const refusalFor = (field: string): Refusal =>
  field === PHONE_FIELD
    ? new Refusal(ErrorCode.invalidPhone, { field })
    : new Refusal(ErrorCode.invalidField, { field })

/**
 * Compiles a schema to a check of one part of a request, when the first one comes: hundreds of them would hold up every
 * start. Query data is text, so its numbers are read first; a JSON body must have the right types already.
 */
export const compileValidator = (schema: TSchema, part: string | undefined) => {
  let check: ReturnType<typeof Compile> | undefined
  const read = part === 'querystring' ? numbersOfQuery(schema) : (value: unknown) => value
  return (value: unknown): { value: unknown } | { error: Error } => {
    const payload = read(value)
    const compiled = (check ??= Compile(schema))
    if (compiled.Check(payload)) return { value: payload }
    return { error: refusalFor(fieldOf(compiled.Errors(payload)[0])) }
  }
}
