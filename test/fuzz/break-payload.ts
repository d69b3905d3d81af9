import type { Random } from '../support/random'
import { beyond, edge, type RequestSchema } from './json-schema'
import { EXTRA_NAMES, junk } from './junk'

type Step = string | number

/** A place in a payload, with the schema of what belongs there. */
interface Place {
  path: readonly Step[]
  schema: RequestSchema
}

const MAX_CHANGES = 3

/** Every place that the schema knows of. What junk brought along is not looked into: it may be deeper than the stack. */
const placesOf = (value: unknown, schema: RequestSchema, path: readonly Step[] = []): Place[] => {
  const here: Place = { path, schema }
  const { items, properties = {} } = schema
  if (Array.isArray(value)) {
    return items === undefined ? [here] : [here, ...value.flatMap((item, n) => placesOf(item, items, [...path, n]))]
  }
  const fields = Object(value) as Record<string, unknown>
  return [
    here,
    ...Object.entries(properties).flatMap(([name, inner]) => placesOf(fields[name], inner, [...path, name])),
  ]
}

/** A copy with another value at a place; `undefined` leaves the place out. */
const withValue = (value: unknown, [step, ...rest]: readonly Step[], replacement: unknown): unknown => {
  if (step === undefined) return replacement
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const children = copy as Record<Step, unknown>
  children[step] = withValue(children[step], rest, replacement)
  return copy
}

const replacementFor = (schema: RequestSchema, random: Random): unknown => {
  const kind = random.below(4)
  if (kind === 0) return undefined
  const [first, ...others] = kind === 1 ? beyond(schema) : kind === 2 ? edge(schema) : []
  return first === undefined ? junk(random) : random.pick([first, ...others])
}

const withExtra = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // Defined and not assigned, or "__proto__" would never reach the wire.
  return Object.defineProperty({ ...value }, random.pick(EXTRA_NAMES), { value: junk(random), enumerable: true })
}

/** A good payload with one to three things wrong: missing, extra, of another type, too long, too large, or at the edge. */
export const breakPayload = (good: unknown, schema: RequestSchema, random: Random): unknown => {
  let value = good
  for (let change = 0; change <= random.below(MAX_CHANGES); change += 1) {
    const [first, ...others] = placesOf(value, schema)
    if (first === undefined) continue
    const place = random.pick([first, ...others])
    value = random.chance(0.15)
      ? withExtra(value, random)
      : withValue(value, place.path, replacementFor(place.schema, random))
  }
  return value
}
