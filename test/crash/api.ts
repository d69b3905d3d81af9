import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@/wire/endpoint'
import { API_PREFIX, SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { Header } from '@/wire/headers'
import type { Fleet } from '../support/server/fleet'
import type { Random } from '../support/random'
import type { Tally } from './tally'

/** How a call ended for certain. */
export type Outcome<Reply> = { isDone: true; data: Reply } | { isDone: false; code: number }

/** Who calls, and under which key. */
export interface Caller {
  token: string
  key?: string
}

const SERVER_ERROR = 500
const TIMEOUT_MS = 30_000
const RETRY_MS = 150

/** The HTTP answer, or null when the connection broke: then nobody knows whether the call took effect. */
export const send = async (
  url: string,
  init: RequestInit,
  patienceMs = TIMEOUT_MS,
): Promise<{ status: number; text: string } | null> => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

/** Calls the fleet as the app does: when an answer is lost, the same call goes out again, under the same key. */
export class Api {
  private isClosed = false

  constructor(
    private readonly fleet: Fleet,
    private readonly random: Random,
    private readonly tally: Tally,
  ) {}

  /** Calls one process after the other until one says yes or no. */
  async call<Payload, Reply>(
    endpoint: Endpoint<Payload, Reply>,
    payload: Payload,
    caller: Caller,
  ): Promise<Outcome<Reply>> {
    for (;;) {
      const outcome = await this.tryOnce(endpoint, payload, caller)
      if (outcome !== null) return outcome
      if (this.isClosed) throw new Error(`${endpoint.path} was never answered`)
      this.tally.add('answers lost or 503, asked again')
      await pause(RETRY_MS * (1 + this.random.next()))
    }
  }

  /** Lets calls that were not answered fail from now on: nobody is left to answer them. */
  close(): void {
    this.isClosed = true
  }

  private async tryOnce<Payload, Reply>(
    endpoint: Endpoint<Payload, Reply>,
    payload: Payload,
    { token, key }: Caller,
  ): Promise<Outcome<Reply> | null> {
    const isQuery = endpoint.body === 'query'
    const query = isQuery ? `?${new URLSearchParams(payload as Record<string, string>).toString()}` : ''
    const answer = await send(this.fleet.origin(this.random) + API_PREFIX + endpoint.path + query, {
      method: endpoint.method,
      headers: {
        [Header.authorization]: `Bearer ${token}`,
        ...(key !== undefined && { [Header.idempotencyKey]: key }),
        ...(!isQuery && { 'content-type': 'application/json' }),
      },
      ...(!isQuery && { body: JSON.stringify(payload) }),
    })
    if (answer === null) return null
    return this.read<Reply>(endpoint.path, answer)
  }

  private read<Reply>(path: string, { status, text }: { status: number; text: string }): Outcome<Reply> | null {
    const { code, data, msg } = JSON.parse(text) as Envelope<Reply>
    if (code === SUCCESS_CODE) return { isDone: true, data }
    if (code === ErrorCode.internal) this.tally.fault(`${path} answered 500: ${text}`)
    if (status >= SERVER_ERROR) return null
    this.tally.add(`refused: ${code} ${msg}`)
    return { isDone: false, code }
  }
}
