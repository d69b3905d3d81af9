/** As much of a JSON schema as our requests use. */
export interface RequestSchema {
  type?: string
  properties?: Record<string, RequestSchema>
  items?: RequestSchema
  anyOf?: RequestSchema[]
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Values just beyond what a schema allows; none where it sets no limit. */
export const beyond = (schema: RequestSchema): unknown[] => {
  const values: unknown[] = []
  if (schema.minLength !== undefined) values.push('x'.repeat(Math.max(0, schema.minLength - 1)))
  if (schema.maxLength !== undefined) values.push('x'.repeat(schema.maxLength + 1), '💥'.repeat(schema.maxLength))
  if (schema.minimum !== undefined) values.push(schema.minimum - 1)
  if (schema.maximum !== undefined) values.push(schema.maximum + 1)
  if (schema.maxItems !== undefined) values.push(Array.from({ length: schema.maxItems + 1 }, () => ({})))
  if (schema.type === 'integer') values.push(0.5, '1', Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER)
  return values
}

/** Values at the very edge of what a schema allows: they pass the door, and the rooms behind must cope. */
export const edge = (schema: RequestSchema): unknown[] => {
  const values: unknown[] = [...(schema.enum ?? []), ...(schema.anyOf ?? []).map((option) => option.const)]
  if (schema.type === 'string')
    values.push('x'.repeat(schema.minLength ?? 0), '￿'.repeat(schema.maxLength ?? 64), '\ud800'.repeat(8))
  if (schema.type === 'integer')
    values.push(schema.minimum ?? -(2 ** 31), schema.maximum ?? Number.MAX_SAFE_INTEGER, 2 ** 31)
  if (schema.type === 'array') values.push([])
  return values.filter((value) => value !== undefined)
}
