import type { TSchema } from 'typebox'

const NUMBER = /^-?\d{1,15}(\.\d+)?$/

interface ObjectSchema {
  properties: Readonly<Record<string, PropertySchema>>
}
interface PropertySchema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly PropertySchema[]
}

const acceptsNumbers = (schema: PropertySchema): boolean =>
  schema.type === 'integer' ||
  schema.type === 'number' ||
  typeof schema.const === 'number' ||
  schema.enum?.some((value) => typeof value === 'number') === true ||
  schema.anyOf?.some(acceptsNumbers) === true

const isObjectSchema = (schema: unknown): schema is ObjectSchema =>
  typeof schema === 'object' && schema !== null && 'properties' in schema

/**
 * Reads the numbers of query data, which arrives as text, for the properties whose schema asks for numbers. Text that
 * is no plain number stays text, so that the check refuses it: "" is not 0.
 */
export const numbersOfQuery = (schema: TSchema): ((query: unknown) => unknown) => {
  const properties = isObjectSchema(schema) ? schema.properties : {}
  const numeric = Object.keys(properties).filter((name) => acceptsNumbers(properties[name] ?? {}))
  return (query) => {
    if (typeof query !== 'object' || query === null) return query
    const read: Record<string, unknown> = { ...query }
    for (const name of numeric) {
      const text = read[name]
      if (typeof text === 'string' && NUMBER.test(text)) read[name] = Number(text)
    }
    return read
  }
}
