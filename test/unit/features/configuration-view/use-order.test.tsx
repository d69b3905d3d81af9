import Taro from '@tarojs/taro'
import { act, renderHook } from '@testing-library/react'
import type { ConfigurationQuote } from '@/wire/schemas/configuration'
import type { ViewedCar } from '@/features/configuration-view/open-configuration'
import { useOrder } from '@/features/configuration-view/use-order'
import { storage } from '@/platform/storage'
import * as configurations from '@/services/api/configuration'
import { configurationDraft } from '@/services/configuration/draft'
import { makeModelDetail, makeVersion } from '../../../support/samples/model-detail'
import { makeAllocation } from '../../../support/samples/model-home'
import { makeSnapshot } from '../../../support/samples/snapshot'

jest.mock('@/services/api/configuration')

const version = makeVersion()
const theirs = makeSnapshot('theirs')
const quoted = { ...theirs, pnoEighteen: 'p18', quotedTime: '2026-11-20 10:00:00' } as ConfigurationQuote
const car = { model: makeModelDetail(version), version, quote: quoted } as ViewedCar // as much as is read
const allocation = makeAllocation()

/** Orders a friend's car, and says when the server confirms its price. */
const begin = () => {
  const { result } = renderHook(() => useOrder(car, { isDraft: false, onOutdated: jest.fn() }))
  let answer: (quote: ConfigurationQuote) => void = () => undefined
  jest.mocked(configurations.quoteConfiguration).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const ordered = result.current.order(allocation)
  return () =>
    act(async () => {
      answer(quoted)
      await ordered
    })
}

beforeEach(() => {
  jest.clearAllMocks()
  storage.keys().forEach(storage.remove)
  window.location.hash = '#/pages/ConfigView/ConfigView'
})

it('a car whose price is confirmed becomes the draft, and its order is opened', async () => {
  await begin()()
  expect(configurationDraft.read()?.options).toEqual(theirs.options)
  expect(Taro.navigateTo).toHaveBeenCalledTimes(1)
})

it('whoever has left before the price is confirmed keeps their draft and stays where they are', async () => {
  const answer = begin()
  window.location.hash = '#/pages/order/index'
  await answer()
  expect(configurationDraft.read()).toBeUndefined()
  expect(Taro.navigateTo).not.toHaveBeenCalled()
})
