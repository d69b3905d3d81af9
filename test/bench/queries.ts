import { feed } from '@/wire/endpoints/content'
import { detail, page, placeSmall } from '@/wire/endpoints/order'
import { pay, query, status } from '@/wire/endpoints/payment'
import { newIndex } from '@/wire/endpoints/vehicle'
import { HomeTabKind } from '@/wire/enums/content'
import { OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod } from '@/wire/enums/payment'
import { logIn } from '../support/customers/account'
import { sentDuring } from '../support/database/sent-statements'
import type { Figure } from './measuring/figure'
import { withOpenServer } from './measuring/open-server'
import { callInto, preparePlacement } from './load/shopper'

const count = async (work: () => Promise<unknown>): Promise<number> => (await sentDuring(work)).length

/** Counts the statements that one call of the busiest routes costs; nothing is kept from an earlier call. */
export const measureQueries = (): Promise<readonly Figure[]> =>
  withOpenServer(async ({ app, database }) => {
    const placement = await preparePlacement(database)
    const call = callInto(app, (await logIn(database, 0)).token)
    const { id } = await call(placeSmall, placement)
    const payment = {
      id,
      orderType: OrderType.small,
      payMethod: PayMethod.wechat,
      channel: PayChannel.h5,
      amountFen: placement.expectedAmountFen,
    }
    const size = 10
    const firstPage = { current: 1, size }
    const counts = {
      'list models': await count(() => call(newIndex, {})),
      'read a page of Explore': await count(() => call(feed, { size, tab: HomeTabKind.recommended })),
      'place an order': await count(() => call(placeSmall, placement)),
      'start a payment': await count(() => call(pay, payment)),
      'ask for its state': await count(() => call(status, { id })),
      'ask whether it is paid': await count(() => call(query, { id })),
      'open an order': await count(() => call(detail, { id })),
      'read a page of orders': await count(() => call(page, firstPage)),
    }
    return Object.entries(counts).map(([name, measured]) => ({ name: `statements to ${name}`, measured }))
  })
