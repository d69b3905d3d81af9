import { Type, type Static, type TSchema } from 'typebox'
import { CODE_LENGTH } from '../code-length'
import { NAME_PATTERN } from '../name-pattern'

const MAX_ID_LENGTH = 64
const MAX_PATH_LENGTH = 200

const join = (...parts: readonly (string | undefined)[]): { description?: string } => {
  const description = parts.filter((part) => part !== undefined).join('; ')
  return description === '' ? {} : { description }
}

const descriptionOf = (schema: TSchema): string | undefined =>
  'description' in schema && typeof schema.description === 'string' ? schema.description : undefined

/** Any text. */
export const text = (description?: string) => Type.String(join(description))

/** A list of texts. */
export const texts = (description?: string) => Type.Array(Type.String(), join(description))

/** Yes or no. */
export const flag = (description?: string) => Type.Boolean(join(description))

/** A whole number. */
export const count = (description?: string) => Type.Integer(join(description))

/** An amount in a reply, in integer fen. */
export const fen = (description?: string) => Type.Integer(join(description, 'in fen'))

/** An amount that a request names, in integer fen: nobody pays less than one. */
export const fenToPay = (description?: string) => Type.Integer({ minimum: 1, ...join(description, 'in fen') })

/** A moment of a reply, to the second. */
export const wallTime = (description?: string) =>
  Type.String(join(description, 'YYYY-MM-DD HH:mm:ss, wall time of Asia/Shanghai'))

/** A day of a reply. */
export const day = (description?: string) => Type.String(join(description, 'YYYY-MM-DD'))

/** A coordinate of a reply. */
export const degrees = (description?: string) => Type.Number(join(description, 'degrees, GCJ-02'))

/** An id as clients send it: any short text, since an unknown one is simply not found. */
export const idText = (description?: string) =>
  Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, ...join(description) })

/** An id that the phone makes before the first try, so that what comes twice counts once. */
export const madeId = (description: string) => Type.String({ pattern: '^[0-9a-f]{32}$', description })

/** Path of an uploaded file, as the upload answered it. */
export const uploadPath = (description?: string) =>
  Type.String({ minLength: 1, maxLength: MAX_PATH_LENGTH, ...join(description) })

/** The name of a person or a company, as it is typed: blanks around it do not count. */
export const nameText = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, pattern: NAME_PATTERN, ...join(description) })

/** A mobile number of mainland China: 11 digits. */
export const phoneNumber = (description?: string) => Type.String({ pattern: '^1[3-9]\\d{9}$', ...join(description) })

/** A verification code as typed. */
export const smsCode = (description?: string) => Type.String({ pattern: `^\\d{${CODE_LENGTH}}$`, ...join(description) })

/** A value, or null; `when` says when it is null, where that is not plain. */
export const nullable = <Schema extends TSchema>(schema: Schema, when?: string) =>
  Type.Union([schema, Type.Null()], join(descriptionOf(schema), when === undefined ? undefined : `null ${when}`))

const legend = (table: Readonly<Record<string, string | number>>): string | undefined => {
  const numbered = Object.entries(table).filter(([, value]) => typeof value === 'number')
  return numbered.length === 0 ? undefined : numbered.map(([name, value]) => `${value} ${name}`).join(', ')
}

/** One of an enumeration's values; the description names what each number stands for. */
export const valueOf = <const Table extends Readonly<Record<string, string | number>>>(
  table: Table,
  description?: string,
) => Type.Unsafe<Table[keyof Table]>({ enum: [...new Set(Object.values(table))], ...join(description, legend(table)) })

/** Payload of a call that takes nothing. */
export const NoPayload = Type.Unsafe<Record<string, never>>({ type: 'object', properties: {} })
export type NoPayload = Static<typeof NoPayload>

/** Reply of a call that has nothing to tell. */
export const Nothing = Type.Null()

/** Reply that repeats the id it was asked for. */
export const IdReply = Type.Object({ id: text() })
