import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** A JSON schema, as far as objects nest in it. */
interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: boolean
}

/** The same schema with no room for properties that it does not name. */
const closed = (schema: Schema): Schema => ({
  ...schema,
  ...(schema.items && { items: closed(schema.items) }),
  ...(schema.anyOf && { anyOf: schema.anyOf.map(closed) }),
  ...(schema.properties && {
    properties: Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, closed(inner)])),
    additionalProperties: false,
  }),
})

/** Schemas that others refer to, as an OpenAPI document keeps them. */
export interface Components {
  schemas?: Record<string, object>
}

/** What is wrong with a value by a schema, which must name every property there is; empty when all is well. */
export const problemsOf = (schema: object, value: unknown, { schemas = {} }: Components = {}): string[] => {
  const referred = Object.fromEntries(Object.entries(schemas).map(([name, inner]) => [name, closed(inner)]))
  // References are pointers from the root, so the components stand where the document has them.
  const check = Compile({ ...closed(schema), components: { schemas: referred } } as TSchema)
  if (check.Check(value)) return []
  return check.Errors(value).map((error) => `${error.instancePath || '/'} ${error.message}`)
}
