import { act, renderHook, waitFor } from '@testing-library/react'
import type { ConfigurationSnapshot, SharedConfiguration } from '@/wire/schemas/configuration'
import { linkOf, type LoanLink } from '@/domain/finance/loan-choice'
import { useCalculator } from '@/features/finance-calculator/use-calculator'
import * as configurations from '@/services/api/configuration'
import * as vehicles from '@/services/api/vehicle'
import { keepDraft } from '@/services/configuration/draft'
import { makeScheme } from '../../../support/samples/loan-scheme'
import { showPages } from '../../../support/jest/taro/taro'

jest.mock('@/services/api/configuration')
jest.mock('@/services/api/vehicle')

const draft: ConfigurationSnapshot = {
  modelId: 'vela-7',
  modelName: 'Vela 7',
  pnoTwelve: 'LONG',
  versionName: 'Long Range',
  versionPriceFen: 25_990_000,
  options: ['PAINT-RED'],
  parts: [],
  totalFen: 26_590_000,
}
const own = { pnoTwelve: 'LONG', priceFen: 26_590_000 }

beforeEach(() => {
  jest.mocked(vehicles.fetchTrialModels).mockResolvedValue([
    {
      modelId: 'vela-7',
      modelName: 'Vela 7',
      versions: [{ pnoTwelve: 'LONG', displayName: 'Long Range', priceFen: 25_990_000, picture: 'l.webp' }],
    },
  ])
  jest.mocked(vehicles.fetchLoanSchemes).mockResolvedValue([makeScheme()])
  // The code of a car is made of its options.
  jest
    .mocked(configurations.shareConfiguration)
    .mockImplementation(async ({ options }) => ({ ...draft, shareCode: options.join() }) as SharedConfiguration)
  keepDraft(draft, true)
})

const opened = (link: LoanLink = linkOf(own), kept: Parameters<typeof useCalculator>[1] = {}) => {
  const { result } = renderHook(() => useCalculator(link, kept))
  return {
    code: () => result.current.choice.share,
    loanFen: () => result.current.plan?.offer.loanFen,
    car: () => result.current.car,
    isOwn: () => result.current.car?.isConfigured,
    pick: (part: typeof own) => act(async () => result.current.change(part)),
  }
}

describe('the code in the address of a plan', () => {
  it('is that of one’s own car, which keeps it when it is picked again', async () => {
    const { code, pick } = opened()
    await waitFor(() => expect(code()).toBe('PAINT-RED'))
    await pick(own)
    await waitFor(() => expect(code()).toBe('PAINT-RED'))
  })

  it('is that of the car as it is now, though it was another at the same price', async () => {
    const { code, isOwn } = opened()
    await waitFor(() => expect(code()).toBe('PAINT-RED'))
    keepDraft({ ...draft, options: ['PAINT-BLUE'] }, true)
    await act(async () => showPages())
    await waitFor(() => expect(code()).toBe('PAINT-BLUE'))
    expect(isOwn()).toBe(true)
  })

  it('is a friend’s until one’s own is picked, though both cost the same', async () => {
    const { code, car, isOwn, pick } = opened(linkOf({ ...own, share: 'PAINT-COPPER' }))
    await waitFor(() => expect(configurations.shareConfiguration).toHaveBeenCalled())
    expect(car()).toMatchObject({ share: 'PAINT-COPPER', isConfigured: false })
    await pick(own)
    await waitFor(() => expect(code()).toBe('PAINT-RED'))
    expect(isOwn()).toBe(true)
  })

  it('opens one’s own car after a reload', async () => {
    const { code, isOwn } = opened(linkOf({ ...own, share: 'PAINT-RED' }))
    await waitFor(() => expect(isOwn()).toBe(true))
    expect(code()).toBe('PAINT-RED')
  })
})

describe('the months of an application', () => {
  const APPLIED = { view: 'schedule', orderId: 'o1' }

  it('are those of what the car is sold for, though its version costs more', async () => {
    const { loanFen, car } = opened(
      linkOf({ pnoTwelve: 'LONG', priceFen: 25_790_000, downPaymentFen: 9_000_000 }),
      APPLIED,
    )
    await waitFor(() => expect(loanFen()).toBe(16_790_000))
    expect(car()).toMatchObject({ name: 'Vela 7 Long Range', priceFen: 25_790_000 })
  })

  it('are never those of another car', async () => {
    const { loanFen, car } = opened(
      linkOf({ pnoTwelve: 'GONE', priceFen: 20_000_000, downPaymentFen: 8_000_000 }),
      APPLIED,
    )
    await waitFor(() => expect(loanFen()).toBe(12_000_000))
    expect(car()).toMatchObject({ pnoTwelve: 'GONE', priceFen: 20_000_000 })
  })

  it('are those of the order’s car, not of one’s own at the same price', async () => {
    const { loanFen, code, isOwn } = opened(linkOf({ ...own, downPaymentFen: 9_000_000 }), APPLIED)
    await waitFor(() => expect(loanFen()).toBe(own.priceFen - 9_000_000))
    expect(isOwn()).toBe(false)
    expect(code()).toBeUndefined()
  })
})
