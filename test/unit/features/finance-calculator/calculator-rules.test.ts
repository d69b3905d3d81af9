import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { LoanScheme, TrialModel } from '@/wire/schemas/finance'
import { isSameChoice, linkOf, readLink, type LoanChoice } from '@/domain/finance/loan-choice'
import { annualRateText, rateText, shareText } from '@/domain/money/percent-text'
import { workOut } from '@/domain/finance/work-out-loan'
import { carOf, carsOf, type OwnDraft } from '@/features/finance-calculator/cars'
import { readLanguageFrom } from '@/language/current'
import { comparedLines, verdictOf } from '@/features/finance-calculator/compare'
import { orderPageOf } from '@/features/finance-calculator/next-page'
import { schemesOf } from '@/features/finance-calculator/schemes'
import { wishOf } from '@/features/finance-calculator/wish'
import { makeScheme } from '../../../support/samples/loan-scheme'

const models: TrialModel[] = [
  {
    modelId: 'vela-7',
    modelName: 'Vela 7',
    versions: [
      { pnoTwelve: 'STANDARD', displayName: 'Standard', priceFen: 21_990_000, picture: 's.webp' },
      { pnoTwelve: 'LONG', displayName: 'Long Range', priceFen: 25_990_000, picture: 'l.webp' },
    ],
  },
]
const draft: ConfigurationSnapshot = {
  modelId: 'vela-7',
  modelName: 'Vela 7',
  pnoTwelve: 'LONG',
  versionName: 'Long Range',
  versionPriceFen: 25_990_000,
  options: [],
  parts: [],
  totalFen: 29_170_000,
}
const own: OwnDraft = { draft, isConfigured: true }
const none: OwnDraft = { draft: undefined, isConfigured: false }
const lowRate = makeScheme({ schemeId: 'low' })
const noInterest: LoanScheme = {
  ...lowRate,
  schemeId: 'none',
  schemeName: 'No interest',
  annualRate: 0,
  termsMonths: [12, 24],
  minDownPaymentRatio: 0.5,
  defaultTermMonths: 24,
}

describe('the car of the calculator', () => {
  it('is the shopper’s own configuration with its options, if there is one', () => {
    expect(carOf(carsOf(models, own), {})).toMatchObject({
      name: 'Vela 7 Long Range',
      priceFen: 29_170_000,
      isConfigured: true,
    })
    expect(carOf(carsOf(models, none), {})).toMatchObject({ name: 'Vela 7 Standard', isConfigured: false })
  })

  it('is the version that a link names, with the price that it had there', () => {
    const cars = carsOf(models, own)
    expect(carOf(cars, { pnoTwelve: 'LONG' })).toMatchObject({ priceFen: 25_990_000, isConfigured: false })
    expect(carOf(cars, { pnoTwelve: 'STANDARD', priceFen: 23_000_000 })).toMatchObject({
      priceFen: 23_000_000,
      isConfigured: false,
    })
  })

  it('is the shopper’s own only in the version and for the price of the draft', () => {
    const cars = carsOf(models, own)
    const isOwn = (choice: LoanChoice) => carOf(cars, choice)?.isConfigured
    expect(isOwn({ pnoTwelve: 'LONG', priceFen: 29_170_000 })).toBe(true)
    expect(isOwn({ pnoTwelve: 'LONG', priceFen: 28_000_000 })).toBe(false)
    expect(isOwn({ pnoTwelve: 'STANDARD', priceFen: 29_170_000 })).toBe(false)
  })

  it('stands among the others once, also where one’s own costs what its version does', () => {
    const cars = carsOf(models, { draft: { ...draft, totalFen: draft.versionPriceFen }, isConfigured: true })
    expect(cars.map(({ name, isConfigured }) => [name, isConfigured])).toEqual([
      ['Vela 7 Long Range', true],
      ['Vela 7 Standard', false],
    ])
    expect(carOf(cars, { pnoTwelve: 'LONG', priceFen: 29_170_000 })).toMatchObject({
      priceFen: 29_170_000,
      isConfigured: false,
    })
  })

  it('is the version that the shopper looks at, and no configuration, where nothing was chosen in it', () => {
    const plain = { ...draft, totalFen: draft.versionPriceFen }
    expect(
      carsOf(models, { draft: plain, isConfigured: false }).map(({ name, isConfigured }) => [name, isConfigured]),
    ).toEqual([
      ['Vela 7 Long Range', false],
      ['Vela 7 Standard', false],
    ])
  })

  it('is ordered as what it is: one’s own goes on, a shared one opens by its code, any other begins with its version', () => {
    const paramsOf = (choice: LoanChoice) => {
      const car = carOf(carsOf(models, own), choice, 'EFGH6789')
      return car && orderPageOf(car).params
    }
    expect(paramsOf({ pnoTwelve: 'LONG', priceFen: 29_170_000 })).toEqual({ modelId: 'vela-7' })
    expect(paramsOf({ pnoTwelve: 'STANDARD', priceFen: 23_000_000 })).toEqual({
      modelId: 'vela-7',
      pnoTwelve: 'STANDARD',
    })
    expect(paramsOf({ pnoTwelve: 'STANDARD', priceFen: 23_000_000, share: 'ABCD2345' })).toEqual({ share: 'ABCD2345' })
    expect(paramsOf({ pnoTwelve: 'LONG', priceFen: 29_170_000, share: 'EFGH6789' })).toEqual({ modelId: 'vela-7' })
    expect(paramsOf({ pnoTwelve: 'LONG', priceFen: 29_170_000, share: 'ABCD2345' })).toEqual({ share: 'ABCD2345' })
    expect(paramsOf({ pnoTwelve: 'STANDARD', priceFen: 21_990_000, share: 'ABCD2345' })).toEqual({ share: 'ABCD2345' })
  })

  it('never costs less than its version, and is the first one when the link is of other times', () => {
    const cars = carsOf(models, none)
    expect(carOf(cars, { pnoTwelve: 'LONG', priceFen: 1 })).toMatchObject({ priceFen: 25_990_000, isConfigured: false })
    expect(carOf(cars, { pnoTwelve: 'GONE' })?.pnoTwelve).toBe('STANDARD')
    expect(carOf([], {})).toBeUndefined()
  })

  it('is not a configuration of a version that is no longer offered', () => {
    expect(
      carsOf(models, { draft: { ...draft, pnoTwelve: 'GONE' }, isConfigured: true }).some(
        ({ isConfigured }) => isConfigured,
      ),
    ).toBe(false)
  })
})

describe('a plan in an address', () => {
  it('is read as it was written', () => {
    const choice = {
      pnoTwelve: 'LONG',
      priceFen: 29_170_000,
      schemeId: 'own',
      downPaymentFen: 0,
      termMonths: 12,
      rateBp: 0,
    }
    expect(readLink(linkOf(choice))).toEqual(choice)
  })

  it('is the same plan in any order of its parts', () => {
    expect(isSameChoice({ schemeId: 'own', rateBp: 0 }, { rateBp: 0, schemeId: 'own' })).toBe(true)
    expect(isSameChoice({ schemeId: 'own', rateBp: 0 }, { schemeId: 'own' })).toBe(false)
    expect(isSameChoice({}, {})).toBe(true)
  })

  it('leaves out what is no whole number', () => {
    expect(readLink({ downPaymentFen: '-1', termMonths: 'NaN', rateBp: '1e9', priceFen: '9'.repeat(40) })).toEqual({})
  })
})

describe('a plan', () => {
  const schemes = schemesOf([lowRate, noInterest], {})

  it('starts as the first scheme suggests', () => {
    expect(workOut(29_170_000, schemes, {})).toMatchObject({
      scheme: { schemeId: 'low' },
      downPaymentRatio: 0.3,
      termMonths: 60,
      offer: { monthlyFen: 358_257, interestFen: 1_076_402 },
    })
  })

  it('keeps to the bounds of a scheme without forgetting the wish', () => {
    const choice = { schemeId: 'none', downPaymentFen: 8_751_000, termMonths: 60 }
    expect(workOut(29_170_000, schemes, choice)).toMatchObject({
      termMonths: 24,
      offer: { downPaymentFen: 14_585_000, interestFen: 0 },
    })
    expect(workOut(29_170_000, schemes, { ...choice, schemeId: 'low' })).toMatchObject({
      termMonths: 60,
      offer: { downPaymentFen: 8_751_000 },
    })
  })

  it('takes a rate of one’s own, 0 too', () => {
    const free = schemesOf([], { rateBp: 0 })
    expect(
      workOut(12_000_000, free, { schemeId: 'own', downPaymentFen: 0, termMonths: 12, rateBp: 0 })?.offer,
    ).toMatchObject({
      monthlyFen: 1_000_000,
      interestFen: 0,
    })
  })

  it('is compared with another line by line, and by what is paid in all', () => {
    const ours = workOut(29_170_000, schemes, {})
    const others = workOut(29_170_000, schemes, { schemeId: 'none' })
    if (!ours || !others) throw new Error('both plans exist')
    expect(comparedLines(ours, others)).toContainEqual({ label: 'Interest', ours: '¥10,764.02', others: '¥0.00' })
    expect(verdictOf(ours.offer, others.offer)).toBe('The other plan costs ¥10,764.02 less in all.')
    expect(verdictOf(others.offer, ours.offer)).toBe('The other plan costs ¥10,764.02 more in all.')
    expect(verdictOf(ours.offer, ours.offer)).toBe('Both plans cost the same in all.')
  })

  it('is compared in the language of the moment', () => {
    const plan = workOut(29_170_000, schemes, {})
    if (!plan) throw new Error('the plan exists')
    readLanguageFrom(() => 'zh')
    const lines = comparedLines(plan, plan)
    readLanguageFrom(() => 'en')
    expect(lines.map(({ ours }) => ours)).toContain('¥87,510.00（30%）')
    expect(lines.map(({ label }) => label)).toContain('年利率')
  })
})

it('writes parts and rates as people say them', () => {
  expect([0.3, 1 / 3, 0, 0.155].map(shareText)).toEqual(['30', '33.3', '0', '15.5'])
  expect([204, 300, 0].map(rateText)).toEqual(['2.04', '3', '0'])
  expect([0.0204, 0.0299, 0].map(annualRateText)).toEqual(['2.04', '2.99', '0'])
})

describe('a plan that is taken to an application', () => {
  it('is the lender’s scheme, down payment and term; the car is the order’s', () => {
    const choice = { pnoTwelve: 'VL7', priceFen: 1, schemeId: 'low', downPaymentFen: 2, termMonths: 36, rateBp: 3 }
    expect(wishOf(choice)).toEqual({ schemeId: 'low', downPaymentFen: '2', termMonths: '36' })
  })

  it('leaves a rate of one’s own behind', () => {
    expect(wishOf({ schemeId: 'own', rateBp: 0, termMonths: 12 })).toEqual({ termMonths: '12' })
  })
})
