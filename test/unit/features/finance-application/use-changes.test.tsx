import { renderHook } from '@testing-library/react'
import { FinanceAction } from '@/wire/enums/order'
import { useChanges } from '@/features/finance-application/use-changes'
import { actOnOrder } from '@/features/orders/actions/act-on-order'
import { Header } from '@/wire/headers'
import { applicationOf } from './application-fixture'
import { installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
})

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Takes an application back from the order's page; its reply is lost. */
const takeBack = async (id: string): Promise<string | undefined> => {
  const done = actOnOrder({ action: FinanceAction.cancelFinance, order: { id, orderType: 2 } })
  await settle()
  const { headers } = lastSent()
  lastSent().fail()
  await done
  return headers[Header.idempotencyKey]
}

test('what is applied for anew is taken back as another one, whatever became of taking back the one before', async () => {
  const application = applicationOf({})
  const { orderId } = application
  const lost = await takeBack(orderId)
  expect(lost).toEqual(expect.any(String))
  await expect(takeBack(orderId)).resolves.toBe(lost)
  const { result } = renderHook(() => useChanges(application, { onChanged: () => undefined, reload: () => undefined }))
  const saved = result.current.save({} as Parameters<typeof result.current.save>[0])
  await settle()
  lastSent().succeed(application)
  await expect(saved).resolves.toEqual(application)
  await expect(takeBack(orderId)).resolves.not.toBe(lost)
})
