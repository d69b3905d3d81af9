/** @jest-environment jsdom */
import type { PaymentAttempt } from '@/wire/schemas/payment'
import { OrderStatus } from '@/wire/enums/order'
import { PayMethod } from '@/wire/enums/payment'
import * as pay from '@/platform/pay'
import { createPaymentController, type PaymentController } from '@/services/payment/payment-controller'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { makeVisibility } from '../../../support/jest/fake-visibility'
import { makeAttempt, makePaymentState } from '../../../support/samples/payment'

jest.mock('@/platform/pay', () => ({ payChannel: 'h5', openPayment: jest.fn() }))

const WECHAT = PayMethod.wechat
const CARD = PayMethod.posMachine
const order = { id: 'o1', orderType: 1, amountFen: 100_000 } as const
const onWechat = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt =>
  makeAttempt({ gateway: 'wechat', ...changes })
const pending = makeAttempt({ payStatus: 1 })
const paid = makePaymentState({ paid: true, orderStatus: 2, attempt: makeAttempt({ payStatus: 2 }) })

const flush = (): Promise<void> => jest.advanceTimersByTimeAsync(0)

const answer = async (data: unknown): Promise<void> => {
  lastSent().succeed(data)
  await flush()
}

const sentTo = (path: string): FakeXhr[] => FakeXhr.sent.filter(({ url }) => url.includes(path))

let controller: PaymentController
const status = (): string => controller.store.getState().status

/** Presses pay and lets the server start the payment. */
const startPaying = async (attempt: PaymentAttempt): Promise<void> => {
  void controller.pay(WECHAT)
  await answer({ attempt, jsapiParams: null, h5Url: 'https://pay.example' })
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  installFakeXhr()
  jest.mocked(pay.openPayment).mockReset().mockResolvedValue('left')
  controller = createPaymentController(order, { visibility: makeVisibility() })
})
afterEach(() => {
  controller.stop()
  jest.useRealTimers()
})

test('a payment is asked for with its key and the amount that the page shows', () => {
  void controller.pay(WECHAT)
  expect(status()).toBe('starting')
  expect(JSON.parse(String(lastSent().body))).toEqual({ ...order, payMethod: WECHAT, channel: 'h5' })
  expect(lastSent().headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
})

test('a second tap starts no second payment', async () => {
  void controller.pay(WECHAT)
  void controller.pay(WECHAT)
  expect(sentTo('/payOrder/pay')).toHaveLength(1)
  await answer({ attempt: pending, jsapiParams: null, h5Url: null })
  void controller.pay(WECHAT)
  expect(sentTo('/payOrder/pay')).toHaveLength(1)
})

test('a try after a lost reply carries the same key', async () => {
  void controller.pay(WECHAT)
  lastSent().fail()
  await flush()
  expect(controller.store.getState()).toMatchObject({ status: 'idle', failure: expect.stringMatching(/offline/) })
  void controller.pay(WECHAT)
  const [first, second] = sentTo('/payOrder/pay')
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
})

test('another amount or method after lost replies is another wish, and going back to the first one is, too', async () => {
  const pressPay = async ({ amountFen, payMethod }: { amountFen: number; payMethod: PayMethod }): Promise<void> => {
    controller.stop()
    controller = createPaymentController({ ...order, amountFen }, { visibility: makeVisibility() })
    void controller.pay(payMethod)
    lastSent().fail()
    await flush()
  }
  const first = { amountFen: 500_000, payMethod: WECHAT }
  const wishes = [first, { ...first, amountFen: 300_000 }, first, { ...first, payMethod: CARD }, first]
  for (const wish of wishes) await pressPay(wish)
  const keys = sentTo('/payOrder/pay').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(wishes.length)
})

test('the sandbox asks QA, and the server’s word makes it paid', async () => {
  await startPaying(makeAttempt())
  expect(status()).toBe('choosing')
  expect(pay.openPayment).not.toHaveBeenCalled()
  void controller.decide('success')
  expect(JSON.parse(String(lastSent().body))).toEqual({ payNo: 'P1', outcome: 'success' })
  await answer(pending)
  expect(status()).toBe('waiting')
  await answer(paid)
  expect(status()).toBe('paid')
  const asked = FakeXhr.sent.length
  await jest.advanceTimersByTimeAsync(60_000)
  expect(FakeXhr.sent).toHaveLength(asked)
})

test('a declined payment is failed with its reason, and may be tried again', async () => {
  await startPaying(pending)
  await answer(makePaymentState({ attempt: makeAttempt({ payStatus: 3, failReason: 'Card declined.' }) }))
  expect(controller.store.getState()).toMatchObject({ status: 'failed', attempt: { failReason: 'Card declined.' } })
  void controller.pay(WECHAT)
  expect(sentTo('/payOrder/pay')).toHaveLength(2)
})

test('a payment that the provider has not answered is asked for every two seconds and is no failure', async () => {
  await startPaying(pending)
  await answer(makePaymentState({ attempt: pending }))
  expect(status()).toBe('waiting')
  for (let turn = 0; turn < 3; turn += 1) {
    await jest.advanceTimersByTimeAsync(2_000)
    await answer(makePaymentState({ attempt: { ...pending, askedTimes: turn + 1 } }))
  }
  expect(sentTo('/payOrder/status')).toHaveLength(4)
  expect(controller.store.getState()).toMatchObject({ status: 'waiting', attempt: { askedTimes: 3 } })
})

test('the provider’s own success is not believed before the server’s', async () => {
  jest.mocked(pay.openPayment).mockResolvedValue('closed')
  await startPaying(onWechat())
  expect(status()).toBe('waiting')
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(status()).toBe('waiting')
  await jest.advanceTimersByTimeAsync(2_000)
  await answer(paid)
  expect(status()).toBe('paid')
})

test('closing the provider’s view makes the server ask it, then lets the shopper pay again', async () => {
  jest.mocked(pay.openPayment).mockResolvedValue('cancelled')
  await startPaying(onWechat())
  expect(lastSent().url).toContain('/payOrder/query')
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(controller.store.getState()).toEqual({ status: 'idle', failure: undefined, ended: 'cancelled' })
})

test('a provider that only opens elsewhere leaves the attempt to be paid there, and the desk says so', async () => {
  jest.mocked(pay.openPayment).mockResolvedValue('elsewhere')
  await startPaying(onWechat())
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(controller.store.getState()).toEqual({ status: 'idle', failure: undefined, ended: 'elsewhere' })
})

test.each(['cancelled', 'fault'])(
  'a provider that cannot be asked after its view was closed (%s) leaves no desk to pay at, until it says that nobody has',
  async (end) => {
    if (end === 'cancelled') jest.mocked(pay.openPayment).mockResolvedValue('cancelled')
    else jest.mocked(pay.openPayment).mockRejectedValue({ errMsg: 'requestPayment:fail system error' })
    await startPaying(onWechat())
    const untold = makePaymentState({ attempt: { ...onWechat(), unanswered: true } })
    await answer(untold)
    expect(controller.store.getState()).toMatchObject({ status: 'unknown', failure: undefined })
    void controller.pay(WECHAT)
    await answer(untold)
    expect(status()).toBe('unknown')
    expect(sentTo('/payOrder/pay')).toHaveLength(1)
    void controller.check()
    expect(lastSent().url).toContain('/payOrder/query')
    await answer(untold)
    expect(status()).toBe('unknown')
    await answer(makePaymentState({ attempt: onWechat() }))
    expect(status()).toBe('idle')
  },
)

test('what turns out to be paid while the provider was silent is seen without a tap', async () => {
  void controller.resume()
  const untold = makePaymentState({ attempt: { ...onWechat(), unanswered: true } })
  await answer(untold)
  await answer(untold)
  await answer(untold)
  expect(status()).toBe('unknown')
  await jest.advanceTimersByTimeAsync(2_000)
  await answer(paid)
  expect(status()).toBe('paid')
})

test('a payment that was closed on our side alone may have been made: nothing is paid until that is known', async () => {
  const ended = {
    orderStatus: OrderStatus.closed,
    attempt: makeAttempt({ payStatus: 4, gateway: 'wechat', unanswered: true }),
  }
  void controller.resume()
  await answer(makePaymentState(ended))
  expect(status()).toBe('unknown')
  await answer(makePaymentState({ ...ended, attempt: { ...ended.attempt, unanswered: false } }))
  expect(status()).toBe('closed')
})

test('closing the provider’s view after paying is paid all the same', async () => {
  jest.mocked(pay.openPayment).mockResolvedValue('cancelled')
  await startPaying(onWechat())
  await answer(paid)
  expect(status()).toBe('paid')
})

test('a reload in the middle goes on waiting', async () => {
  void controller.resume()
  await answer(makePaymentState({ attempt: pending }))
  expect(status()).toBe('waiting')
  await answer(makePaymentState({ attempt: pending }))
  await jest.advanceTimersByTimeAsync(2_000)
  await answer(paid)
  expect(status()).toBe('paid')
})

test('a return from a provider that was never used lets the shopper pay', async () => {
  void controller.resume()
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(lastSent().url).toContain('/payOrder/query')
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(status()).toBe('idle')
})

test('a question of before a payment was begun does not undo it, answered or lost', async () => {
  for (const end of [(older: FakeXhr) => older.succeed(makePaymentState()), (older: FakeXhr) => older.fail()]) {
    controller = createPaymentController(order, { visibility: makeVisibility() })
    void controller.resume()
    const older = lastSent()
    await startPaying(makeAttempt())
    end(older)
    await flush()
    expect(status()).toBe('choosing')
    controller.stop()
  }
})

test('what the page has read stands until the controller has asked', async () => {
  controller = createPaymentController(order, { known: makePaymentState({ attempt: pending }) })
  expect(status()).toBe('waiting')
  void controller.pay(WECHAT)
  expect(sentTo('/payOrder/pay')).toHaveLength(0)
})

test('an order that can no longer be paid is closed', async () => {
  void controller.resume()
  await answer(makePaymentState({ orderStatus: 6, attempt: makeAttempt({ payStatus: 4 }) }))
  expect(status()).toBe('closed')
})

test('a payment that runs elsewhere is joined instead of started again', async () => {
  void controller.pay(WECHAT)
  lastSent().refuse(40906, 'A payment is on its way.')
  await flush()
  await answer(makePaymentState({ attempt: pending }))
  expect(status()).toBe('waiting')
})

test.each([
  ['a transfer, say', null],
  ['one of another way that could not be closed', onWechat()],
])('what is in progress and cannot be joined (%s) is told', async (_what, attempt) => {
  void controller.pay(WECHAT)
  lastSent().refuse(40906, 'A payment is on its way.')
  await flush()
  await answer(makePaymentState({ attempt }))
  if (attempt !== null) await answer(makePaymentState({ attempt }))
  expect(controller.store.getState()).toMatchObject({ status: 'idle', failure: 'A payment is on its way.' })
})

test('a provider’s view that ends in a fault makes the server ask it, and the fault is told if nothing was paid', async () => {
  jest.mocked(pay.openPayment).mockRejectedValue({ errMsg: 'requestPayment:fail system error' })
  await startPaying(onWechat())
  expect(lastSent().url).toContain('/payOrder/query')
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(controller.store.getState()).toMatchObject({ status: 'idle', failure: expect.any(String) })

  await startPaying(onWechat())
  await answer(paid)
  expect(status()).toBe('paid')
})

test('a refusal is told and leaves the shopper free to try', async () => {
  void controller.pay(WECHAT)
  lastSent().refuse(40907, 'The amount has changed.')
  await flush()
  expect(controller.store.getState()).toMatchObject({ status: 'idle', failure: 'The amount has changed.' })
})

test('"already paid?" takes the provider’s answer; a lost question is told and changes nothing', async () => {
  await startPaying(pending)
  await answer(makePaymentState({ attempt: pending }))
  const isTold = expect(controller.check()).rejects.toMatchObject({ kind: 'network' })
  lastSent().fail()
  await isTold
  expect(status()).toBe('waiting')
  void controller.check()
  await answer(paid)
  expect(status()).toBe('paid')
})

/** A payment of which "already paid?" is asked, without an answer yet. */
const askWhileWaiting = async (): Promise<FakeXhr> => {
  await startPaying(pending)
  await answer(makePaymentState({ attempt: pending }))
  void controller.check()
  return lastSent()
}

const failed = makePaymentState({ attempt: makeAttempt({ payStatus: 3 }) })

test('an "already paid?" of before another payment was begun changes nothing, answered or lost', async () => {
  for (const end of [
    (older: FakeXhr) => older.succeed(makePaymentState({ attempt: pending })),
    (older: FakeXhr) => older.fail(),
  ]) {
    const older = await askWhileWaiting()
    await jest.advanceTimersByTimeAsync(2_000)
    await answer(failed)
    void controller.pay(WECHAT)
    end(older)
    await flush()
    expect(status()).toBe('starting')
    await answer({ attempt: pending, jsapiParams: null, h5Url: null })
    await answer(failed)
  }
})

test('nor does it unsettle what the poll has seen settled, or show on a page that has gone', async () => {
  const older = await askWhileWaiting()
  await jest.advanceTimersByTimeAsync(2_000)
  await answer(failed)
  older.succeed(makePaymentState({ attempt: pending }))
  await flush()
  expect(status()).toBe('failed')

  const late = await askWhileWaiting()
  controller.stop()
  late.succeed(paid)
  await flush()
  expect(status()).toBe('waiting')
})

test('a payment that was begun meanwhile is not undone by the question after the provider’s view was closed', async () => {
  jest.mocked(pay.openPayment).mockResolvedValue('cancelled')
  await startPaying(onWechat())
  const older = lastSent()
  void controller.resume()
  await answer(makePaymentState())
  expect(status()).toBe('idle')
  void controller.pay(WECHAT)
  older.succeed(makePaymentState({ attempt: onWechat() }))
  await flush()
  expect(status()).toBe('starting')
})

test('a settled payment is not unsettled by an older question', async () => {
  await startPaying(pending)
  const older = lastSent()
  void controller.check()
  await answer(paid)
  older.succeed(makePaymentState({ attempt: pending }))
  await flush()
  expect(status()).toBe('paid')
})

test('a page that has gone asks nothing more, even when the start is answered late', async () => {
  void controller.pay(WECHAT)
  controller.stop()
  await answer({ attempt: pending, jsapiParams: null, h5Url: null })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(sentTo('/payOrder/status')).toHaveLength(0)
})

test('nor does it open the provider over another page', async () => {
  void controller.pay(WECHAT)
  controller.stop()
  await answer({ attempt: onWechat(), jsapiParams: null, h5Url: 'https://pay.example' })
  expect(pay.openPayment).not.toHaveBeenCalled()
})

test('a page that comes back before a start is answered waits for it, and offers no second one', async () => {
  void controller.pay(WECHAT)
  const started = lastSent()
  controller.stop()
  void controller.resume()
  await flush()
  expect(status()).toBe('starting')
  void controller.pay(WECHAT)
  started.succeed({ attempt: onWechat(), jsapiParams: null, h5Url: 'https://pay.example' })
  await flush()
  expect(sentTo('/payOrder/pay')).toHaveLength(1)
  expect(pay.openPayment).toHaveBeenCalledTimes(1)
})

test('a wait that can no longer be followed is unknown, never a desk to pay at again', async () => {
  await startPaying(pending)
  lastSent().refuse(40401, 'We could not find this order.')
  await flush()
  expect(controller.store.getState()).toMatchObject({ status: 'unknown', attempt: { payNo: 'P1' } })
  void controller.pay(WECHAT)
  expect(sentTo('/payOrder/pay')).toHaveLength(1)
})

test('"already paid?" brings an unknown payment back, be it paid or still on its way', async () => {
  controller = createPaymentController(order, {
    known: makePaymentState({ attempt: pending }),
    visibility: makeVisibility(),
  })
  void controller.resume()
  lastSent().fail()
  await flush()
  expect(controller.store.getState()).toMatchObject({ status: 'unknown', attempt: { payNo: 'P1' } })
  void controller.check()
  await answer(makePaymentState({ attempt: pending }))
  expect(status()).toBe('waiting')
  await answer(paid)
  expect(status()).toBe('paid')
})

test('a provider’s view that was closed without an answer of ours is unknown until the provider was asked', async () => {
  jest.mocked(pay.openPayment).mockResolvedValue('cancelled')
  await startPaying(onWechat())
  lastSent().fail()
  await flush()
  expect(status()).toBe('unknown')
  lastSent().fail()
  await flush()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(status()).toBe('unknown')
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(status()).toBe('unknown')
  expect(lastSent().url).toContain('/payOrder/query')
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(status()).toBe('idle')
})

test.each([
  ['idle', makePaymentState()],
  ['failed', makePaymentState({ attempt: makeAttempt({ payStatus: 3, failReason: 'Card declined.' }) })],
  ['closed', makePaymentState({ orderStatus: 6 })],
])('a lost question makes no payment of one that was never begun: it stays %s', async (stays, known) => {
  controller = createPaymentController(order, { known, visibility: makeVisibility() })
  void controller.resume()
  lastSent().fail()
  await flush()
  expect(status()).toBe(stays)
})

test('an attempt that may be paid elsewhere is unknown when its question is lost, and is asked on about', async () => {
  jest.mocked(pay.openPayment).mockResolvedValue('elsewhere')
  await startPaying(onWechat())
  await answer(makePaymentState({ attempt: onWechat() }))
  expect(status()).toBe('idle')
  void controller.resume()
  lastSent().fail()
  await flush()
  expect(controller.store.getState()).toMatchObject({ status: 'unknown', attempt: { payNo: 'P1' } })
  await answer(paid)
  expect(status()).toBe('paid')
})

test('QA’s choice whose reply was lost is asked on about', async () => {
  await startPaying(makeAttempt())
  void controller.decide('success')
  lastSent().fail()
  await flush()
  expect(status()).toBe('unknown')
  await answer(paid)
  expect(status()).toBe('paid')
})

test('QA’s choice that is refused, as it was made elsewhere, shows what came of that', async () => {
  await startPaying(makeAttempt())
  void controller.decide('success')
  lastSent().refuse(40904, 'The payment has ended.')
  await flush()
  await answer(paid)
  expect(status()).toBe('paid')
})

test('QA’s choice that is answered after the payment has ended changes nothing', async () => {
  await startPaying(makeAttempt())
  const asked = lastSent()
  void controller.decide('success')
  const decision = lastSent()
  asked.succeed(failed)
  await flush()
  decision.succeed(pending)
  await flush()
  expect(status()).toBe('failed')
})
