import { randomUUID } from 'node:crypto'
import { cancel, detail, placeSmall, refund } from '@/wire/endpoints/order'
import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import { pay, query, sandboxDecide, status } from '@/wire/endpoints/payment'
import type { PayBody } from '@/wire/schemas/payment'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import { serverContextOf, type ServerContext } from '../../../server/context/server-context'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { startTestServer, type TestServer } from '../../support/server/server'

/** What the seeded small deposit of Vela 7 is placed with. */
export const placement: PlaceSmallOrder = {
  modelId: 'vela-7',
  marketPostId: 'vela-7-small',
  expectedAmountFen: 100_000,
  cityCode: '310100',
  storeId: '',
  agreements: [
    { id: 15, version: 5 },
    { id: 13, version: 11 },
  ],
}

/** A shopper who has logged in. */
export class Shopper {
  constructor(
    private readonly server: TestServer,
    readonly userId: string,
    readonly token: string,
  ) {}

  private with(key: string = randomUUID()) {
    return { token: this.token, idempotencyKey: key }
  }

  place(changes: Partial<PlaceSmallOrder> = {}, key?: string) {
    return this.server.call(placeSmall, { ...placement, ...changes }, this.with(key))
  }

  pay(order: Pick<OrderDetail, 'id'>, changes: Partial<PayBody> = {}, key?: string) {
    const body = {
      id: order.id,
      orderType: OrderType.small,
      payMethod: PayMethod.wechat,
      channel: PayChannel.h5,
      amountFen: placement.expectedAmountFen,
      ...changes,
    }
    return this.server.call(pay, body, this.with(key))
  }

  cancel(order: Pick<OrderDetail, 'id'>, reason?: string, key?: string) {
    const body = { id: order.id, orderType: OrderType.small, ...(reason !== undefined && { reason }) }
    return this.server.call(cancel, body, this.with(key))
  }

  refund(order: Pick<OrderDetail, 'id'>, payNo: string, refundReasons = 'delivery wait too long', key?: string) {
    const body = { id: order.id, orderType: OrderType.small, payNo, refundReasons }
    return this.server.call(refund, body, this.with(key))
  }

  decide(payNo: string, outcome: SandboxOutcome) {
    return this.server.call(sandboxDecide, { payNo, outcome }, { token: this.token })
  }

  detail(id: string) {
    return this.server.call(detail, { id }, { token: this.token })
  }

  payment(id: string, payNo?: string) {
    return this.server.call(status, { id, ...(payNo !== undefined && { payNo }) }, { token: this.token })
  }

  alreadyPaid(id: string) {
    return this.server.call(query, { id }, { token: this.token })
  }

  /** Places an order and answers it. */
  async order(changes: Partial<PlaceSmallOrder> = {}): Promise<OrderDetail> {
    const answer = await this.place(changes)
    if (answer.code !== 200) throw new Error(`not placed: ${answer.msg}`)
    return answer.data
  }

  /** Places an order and starts to pay it. */
  async orderInPayment(): Promise<{ order: OrderDetail; payNo: string }> {
    const order = await this.order()
    const answer = await this.pay(order)
    if (answer.code !== 200) throw new Error(`not opened: ${answer.msg}`)
    return { order, payNo: answer.data.attempt.payNo }
  }
}

/** A server with its worker's work at hand. */
export interface Shop {
  server: TestServer
  context: ServerContext
  /** A new shopper with a phone of his own. */
  shopper(): Promise<Shopper>
  /** Moves the clock, then does all that is due. */
  pass(ms: number): Promise<void>
  /** Places an order, pays it in the sandbox and lets the notice come. */
  paidOrder(shopper: Shopper): Promise<{ order: OrderDetail; payNo: string }>
  /** Lets refunds be sent, then confirmed by the provider. */
  refundsArrive(): Promise<void>
  sold(marketPostId?: string): Promise<number>
  close(): Promise<void>
}

const SECOND_MS = 1_000
/** The worker asks about a refund that was taken four seconds later; the sandbox has made it by then. */
const REFUND_ANSWER_MS = 4 * SECOND_MS
const FIRST_PHONE = 13_900_000_000
/** More rounds than any test has work for: a job that never ends shows up as an error. */
const MAX_ROUNDS = 50

const firstShop = async (server: TestServer): Promise<string> => {
  const row = await server.database.one<{ id: string }>(
    "SELECT id FROM store WHERE city_code = '310100' ORDER BY id LIMIT 1",
  )
  if (row === undefined) throw new Error('the seed has no shop in Shanghai')
  return row.id
}

/** Opens a shop on a database of its own. */
export const openShop = async (options: Parameters<typeof startTestServer>[0] = {}): Promise<Shop> => {
  const server = await startTestServer(options)
  const context = serverContextOf(server.app)
  placement.storeId = await firstShop(server)
  let phones = FIRST_PHONE

  const workOff = async (): Promise<void> => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) if ((await runAllDueJobs(context)) === 0) return
    throw new Error('the worker found work without end')
  }

  const pass = async (ms: number): Promise<void> => {
    server.clock.advance(ms)
    await workOff()
  }

  return {
    server,
    context,
    pass,

    async shopper() {
      phones += 1
      const { userId, token } = await server.login(String(phones))
      return new Shopper(server, userId, token)
    },

    async paidOrder(shopper) {
      const paying = await shopper.orderInPayment()
      await shopper.decide(paying.payNo, SandboxOutcome.success)
      await pass(SECOND_MS)
      return paying
    },

    async refundsArrive() {
      await pass(0)
      await pass(REFUND_ANSWER_MS)
    },

    async sold(marketPostId = placement.marketPostId) {
      const sql = 'SELECT sold FROM allocation WHERE market_post_id = $1'
      return (await server.database.one<{ sold: number }>(sql, [marketPostId]))?.sold ?? Number.NaN
    },

    close: () => server.close(),
  }
}
