/** @jest-environment jsdom */
import { leaveApp } from '@/platform/back-layer/leave-app'
import { openPayment } from '@/platform/pay'

jest.mock('@/platform/back-layer/leave-app', () => ({ leaveApp: jest.fn() }))

const opening = { jsapiParams: null, h5Url: 'https://pay.example' }

const browse = (userAgent: string): void => void jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

beforeEach(() => jest.mocked(leaveApp).mockClear())

test('a browser leaves for the provider’s page', async () => {
  browse('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1')
  await expect(openPayment(opening)).resolves.toBe('left')
  expect(leaveApp).toHaveBeenCalledTimes(1)
})

test('WeChat’s own browser, which that page refuses, stays', async () => {
  browse('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50')
  await expect(openPayment(opening)).resolves.toBe('elsewhere')
  expect(leaveApp).not.toHaveBeenCalled()
})

test('a payment without a link is a failure everywhere', async () => {
  await expect(openPayment({ ...opening, h5Url: null })).rejects.toThrow('no link')
})
