import { randomUUID } from 'node:crypto'
import { newIndex } from '@/wire/endpoints/vehicle'
import { uploadFile } from '@/wire/endpoints/common'
import { page, placeSmall } from '@/wire/endpoints/order'
import { API_PREFIX } from '@/wire/envelope'
import { Header } from '@/wire/headers'
import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { Account } from '../../support/customers/account'
import type { Random } from '../../support/random'
import { PIXEL } from '../../support/customers/upload'
import { placeAndPay } from './place-and-pay-load'
import { callOver } from './shopper'

/** Where a visitor calls, who he is and what he would order. */
export interface Visit {
  origin: string
  account: Account
  placement: PlaceSmallOrder
}

const SERVER_ERROR = 500
const HANG_UP_MS = 3

/** The answer's bytes are read, as a client does; what the server itself failed at ends the measurement. */
const ask = async (url: string, init: RequestInit = {}): Promise<void> => {
  const response = await fetch(url, init)
  const text = await response.text()
  if (response.status >= SERVER_ERROR) throw new Error(`${url} answered ${response.status}: ${text}`)
}

const bearer = ({ account }: Visit): Record<string, string> => ({
  [Header.authorization]: `Bearer ${account.token}`,
})

const lookAround = async (visit: Visit): Promise<void> => {
  const { origin } = visit
  await ask(origin + API_PREFIX + newIndex.path)
  await ask(`${origin}${API_PREFIX}${page.path}?current=1&size=10`, { headers: bearer(visit) })
}

const order = ({ origin, account, placement }: Visit): Promise<void> =>
  placeAndPay(callOver(origin, account.token), placement)

/** Most are refused before long, by the limits of an address and of a day: that, too, must leave nothing behind. */
const showPicture = (visit: Visit): Promise<void> => {
  const body = new FormData()
  body.set('module', 'content')
  body.set('file', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'picture.png')
  const headers = { ...bearer(visit), [Header.idempotencyKey]: randomUUID() }
  return ask(visit.origin + API_PREFIX + uploadFile.path, { method: 'POST', headers, body })
}

const makeMistakes = async (visit: Visit): Promise<void> => {
  const headers = { ...bearer(visit), 'content-type': 'application/json' }
  await ask(`${visit.origin}${API_PREFIX}/none`)
  await ask(visit.origin + API_PREFIX + placeSmall.path, { method: 'POST', headers, body: '{"modelId":' })
  await ask(visit.origin + API_PREFIX + uploadFile.path, {
    method: 'POST',
    headers: bearer(visit),
    body: new FormData(),
  })
}

/** Goes before the answer has come. */
const hangUp = async ({ origin }: Visit): Promise<void> => {
  await ask(origin + API_PREFIX + newIndex.path, { signal: AbortSignal.timeout(HANG_UP_MS) }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
  })
}

/** What visitors do, and how often of eighteen. */
const DEEDS: readonly (readonly [number, (visit: Visit) => Promise<void>])[] = [
  [10, lookAround],
  [4, order],
  [1, showPicture],
  [2, makeMistakes],
  [1, hangUp],
]
const [FIRST, ...OTHERS] = DEEDS.flatMap(([share, deed]) => Array.from({ length: share }, () => deed))

/** Does one of the things that visitors do. */
export const visitOnce = (visit: Visit, random: Random): Promise<void> =>
  random.pick([FIRST ?? lookAround, ...OTHERS])(visit)
