import { randomUUID } from 'node:crypto'
import { newIndex } from '@/wire/endpoints/vehicle'
import { uploadFile } from '@/wire/endpoints/common'
import { placeSmall } from '@/wire/endpoints/order'
import { API_PREFIX, type Envelope } from '@/wire/envelope'
import { Header } from '@/wire/headers'
import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { OrderDetail } from '@/wire/schemas/order'
import type { Account } from '../support/customers/account'
import { PIXEL } from '../support/customers/upload'

/** What came back: the HTTP status and the envelope, or null where there is none. */
export interface Answer<Reply = unknown> {
  status: number
  envelope: Envelope<Reply> | null
}

/** One who wants the same order until he has it, and shows a picture. */
export interface Customer {
  place(): Promise<Answer<OrderDetail>>
  upload(): Promise<Answer>
}

const TIMEOUT_MS = 30_000

const read = async <Reply>(response: Response): Promise<Answer<Reply>> => {
  const text = await response.text()
  const isEnvelope = text.startsWith('{"code"')
  return { status: response.status, envelope: isEnvelope ? (JSON.parse(text) as Envelope<Reply>) : null }
}

const ask = async <Reply>(url: string, init: RequestInit = {}): Promise<Answer<Reply>> =>
  read<Reply>(await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }))

const picture = (): FormData => {
  const form = new FormData()
  form.set('module', 'content')
  form.set('file', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'picture.png')
  return form
}

/** A customer with an account and a key of his own. */
export const createCustomer = (origin: string, { token }: Account, placement: PlaceSmallOrder): Customer => {
  const authorization = `Bearer ${token}`
  const key = randomUUID()
  return {
    place: () =>
      ask(origin + API_PREFIX + placeSmall.path, {
        method: 'POST',
        headers: {
          [Header.authorization]: authorization,
          [Header.idempotencyKey]: key,
          'content-type': 'application/json',
        },
        body: JSON.stringify(placement),
      }),
    upload: () =>
      ask(origin + API_PREFIX + uploadFile.path, {
        method: 'POST',
        headers: { [Header.authorization]: authorization, [Header.idempotencyKey]: randomUUID() },
        body: picture(),
      }),
  }
}

/** Whether the server says that it can serve. */
export const readiness = async (origin: string): Promise<number> => (await ask(`${origin}/readyz`)).status

/** What everybody sees first. */
export const home = (origin: string): Promise<Answer> => ask(origin + API_PREFIX + newIndex.path)
