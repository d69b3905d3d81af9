import net from 'node:net'
import { API_PREFIX } from '@/wire/envelope'
import { quote } from '@/wire/endpoints/configuration'

const HALF_BODY = [
  `POST ${API_PREFIX}${quote.path} HTTP/1.1`,
  'host: vela',
  'content-type: application/json',
  'content-length: 1000',
  '',
  '{"pnoTwelve":"',
].join('\r\n')

/** What a client may send and then say no more. */
export const HALF_REQUESTS = {
  nothing: '',
  'half a head': 'GET /healthz HTTP/1.1\r\nhost: ve',
  'half a body': HALF_BODY,
} as const

/** A client over a bare socket. */
export interface BareClient {
  socket: net.Socket
  /** Resolves to all that came, once the server has ended the connection. */
  ended: Promise<string>
}

/** Connects to a port of this machine, sends a text, and stays. */
export const connectBare = (port: number, text: string): Promise<BareClient> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    const parts: string[] = []
    const ended = new Promise<string>((done) => socket.once('close', () => done(parts.join(''))))
    socket.on('data', (part: Buffer) => parts.push(part.toString()))
    socket.once('connect', () => socket.write(text, () => resolve({ socket, ended })))
    socket.once('error', reject)
  })
