import { act, renderHook } from '@testing-library/react'
import type { ConfigurationQuote } from '@/wire/schemas/configuration'
import { ErrorCode } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { carStore, openCar } from '@/features/configurator/car/car-store'
import { useCheck } from '@/features/configurator/car/use-check'
import * as configurations from '@/services/api/configuration'
import { ApiError } from '@/services/request/errors'
import { readPopups } from '@/ui/popup/store'
import { makeModelDetail, makeVersion } from '../../../../support/samples/model-detail'

jest.mock('@/services/api/configuration')

const version = makeVersion()
const model = makeModelDetail(version)
const quote = jest.mocked(configurations.quoteConfiguration)

/** A check whose answer is still to come. */
const begin = () => {
  const onOutdated = jest.fn()
  const goOn = jest.fn()
  const { result } = renderHook(() => useCheck(onOutdated))
  let answer: (error?: ApiError) => void = () => undefined
  quote.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      answer = (error) => (error ? reject(error) : resolve({} as ConfigurationQuote)) // of which nothing is read
    }),
  )
  const checked = result.current.check(goOn)
  const end = (error?: ApiError) =>
    act(async () => {
      answer(error)
      await checked
    })
  return { result, goOn, onOutdated, end, answer: (error?: ApiError) => answer(error) }
}

const goBack = () => void (window.location.hash = '#/pages/real-order-detail/index')

beforeEach(() => {
  window.location.hash = '#/pages/customization-car/index'
  carStore.setState(null, true)
  openCar({ model, car: { version, chosen: standardChoice(version) }, orderId: undefined, readerId: null })
})

it('the shopper goes on once the server has confirmed the price', async () => {
  const { goOn, end } = begin()
  await end()
  expect(goOn).toHaveBeenCalledTimes(1)
})

it('whoever has left before the answer is led nowhere', async () => {
  const { goOn, end } = begin()
  goBack()
  await end()
  expect(goOn).not.toHaveBeenCalled()
})

it.each([
  ['another price', ErrorCode.priceChanged],
  ['a refusal', ErrorCode.noLongerOffered],
])('whoever has left before %s comes is asked nothing', async (_what, code) => {
  const { result, onOutdated, end } = begin()
  goBack()
  await end(new ApiError('business', code, 'No.', { oldAmountFen: 1, newAmountFen: 2 }))
  expect(result.current.priceChange).toBeNull()
  expect(readPopups().dialogs).toEqual([])
  expect(onOutdated).not.toHaveBeenCalled()
})

it('a new price that was not told is asked about by no amount: the refusal is told, and the catalogue read again', async () => {
  const { result, onOutdated, answer } = begin()
  await act(async () => answer(new ApiError('business', ErrorCode.priceChanged, 'The price has changed.')))
  expect(result.current.priceChange).toBeNull()
  expect(readPopups().dialogs).toMatchObject([{ text: 'The price has changed.' }])
  await act(async () => readPopups().dialogs.forEach(({ answer: close }) => close(true)))
  expect(onOutdated).toHaveBeenCalledTimes(1)
})
