import net from 'node:net'

/** A request as bytes on the wire: nothing between the fuzz and the server may tidy it up. */
export interface RawRequest {
  method: string
  target: string
  headers: readonly (readonly [string, string])[]
  body: Buffer
}

/** What came back. */
export interface RawReply {
  status: number
  /** The body as JSON; undefined when it is none. */
  json: unknown
}

const TIMEOUT_MS = 20_000
const HEADER_END = '\r\n\r\n'

const bytesOf = ({ method, target, headers, body }: RawRequest): Buffer => {
  const lines = [`${method} ${target} HTTP/1.1`, 'host: vela', 'connection: close', `content-length: ${body.length}`]
  const text = [...lines, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  return Buffer.concat([Buffer.from(text + HEADER_END, 'latin1'), body])
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const read = (answer: Buffer): RawReply => {
  const headerEnd = answer.indexOf(HEADER_END)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1])
  return { status, json: parse(answer.subarray(headerEnd + HEADER_END.length).toString('utf8')) }
}

/** Sends one request over a connection of its own. Rejects when the server breaks it off or does not answer. */
export const exchange = (port: number, request: RawRequest): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytesOf(request)))
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
    socket.on('data', (part) => parts.push(part))
    socket.once('error', reject)
    socket.once('close', () =>
      parts.length > 0 ? resolve(read(Buffer.concat(parts))) : reject(new Error('no answer')),
    )
  })
