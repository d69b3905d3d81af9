import { feed } from '@/wire/endpoints/content'
import { detail, page, placeSmall } from '@/wire/endpoints/order'
import { pay, query, status } from '@/wire/endpoints/payment'
import { newIndex } from '@/wire/endpoints/vehicle'
import { HomeTabKind } from '@/wire/enums/content'
import { OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod } from '@/wire/enums/payment'
import { logIn } from '../support/account'
import { countStatements } from './count-statements'
import type { Figure } from './figure'
import { withOpenServer } from './open-server'
import { callInto, preparePlacement } from './shopper'

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
    const { during, stop } = countStatements()
    try {
      const counts = {
        'list models': await during(() => call(newIndex, {})),
        'read a page of Explore': await during(() => call(feed, { size, tab: HomeTabKind.recommended })),
        'place an order': await during(() => call(placeSmall, placement)),
        'start a payment': await during(() => call(pay, payment)),
        'ask for its state': await during(() => call(status, { id })),
        'ask whether it is paid': await during(() => call(query, { id })),
        'open an order': await during(() => call(detail, { id })),
        'read a page of orders': await during(() => call(page, firstPage)),
      }
      return Object.entries(counts).map(([name, measured]) => ({ name: `statements to ${name}`, measured }))
    } finally {
      stop()
    }
  })
