import type { Static, TSchema } from 'typebox'

/** Who may call: anyone, anyone with more for the logged in, or only the logged in. */
export type EndpointAccess = 'public' | 'optional' | 'login'

/** How the body travels: query data with GET, JSON with POST, multipart for uploads. */
type EndpointBody = 'query' | 'json' | 'multipart'

/** What the table says of one endpoint. */
export interface EndpointRow {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: EndpointBody
  readonly access: EndpointAccess
  /** Carries an `Idempotency-Key`, for it must happen once: it moves money, changes an order or a loan, books or keeps a file. */
  readonly idempotent: boolean
  /** Not of the agreed interface; added in its style. */
  readonly extension: boolean
}

declare const requestType: unique symbol
declare const replyType: unique symbol
declare const schemaTypes: unique symbol

/** A row with the types of its payload and of the envelope's `data`. The types exist at compile time only. */
export interface Endpoint<Request, Reply> extends EndpointRow {
  readonly [requestType]?: Request
  readonly [replyType]?: Reply
}

export type RequestOf<E> = E extends Endpoint<infer Request, unknown> ? Request : never

/** A row with the types of its two schemas, and of what they describe: the server serves it with no other schemas. */
export interface SchemaEndpoint<Request extends TSchema, Reply extends TSchema> extends Endpoint<
  Static<Request>,
  Static<Reply>
> {
  readonly [schemaTypes]?: (schemas: { request: Request; reply: Reply }) => { request: Request; reply: Reply }
}

/** Who has logged in may call, unless a row says otherwise: what is forgotten is closed. */
type Options = Partial<Pick<EndpointRow, 'access' | 'idempotent' | 'extension'>>

const row = (method: EndpointRow['method'], body: EndpointBody, path: string, options: Options): EndpointRow => ({
  method,
  path,
  body,
  access: options.access ?? 'login',
  idempotent: options.idempotent ?? false,
  extension: options.extension ?? false,
})

/** Declares a GET endpoint; its payload travels as query data. */
export const get = <Request extends TSchema, Reply extends TSchema>(
  path: string,
  options: Options = {},
): SchemaEndpoint<Request, Reply> => row('GET', 'query', path, options)

/** Declares a POST endpoint; its payload travels as JSON. */
export const post = <Request extends TSchema, Reply extends TSchema>(
  path: string,
  options: Options = {},
): SchemaEndpoint<Request, Reply> => row('POST', 'json', path, options)

/** Declares an upload: one `file` field plus form data. */
export const upload = <Request extends TSchema, Reply extends TSchema>(
  path: string,
  options: Options = {},
): SchemaEndpoint<Request, Reply> => row('POST', 'multipart', path, options)
