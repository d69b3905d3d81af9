import { standardChoice } from '@/domain/configuration/catalogue'
import { tapOption } from '@/domain/configuration/tap'
import { changeVersion } from '@/features/configurator/conflict/version-change'
import { makeModelDetail, makeVersion } from '../../../../support/samples/model-detail'

const longRange = makeVersion('VL7R80226A02')
const without = (...names: string[]) =>
  longRange.optionGroups.map((group) => ({
    ...group,
    options: group.options.filter(({ attributeNo }) => !names.includes(attributeNo)),
  }))
const standard = makeVersion('VL7R61026A01', {
  displayName: 'Standard',
  priceFen: 21_990_000,
  optionGroups: without('comfort', 'lounge'),
  rules: longRange.rules.filter(({ attributeNo }) => attributeNo !== 'lounge'),
})
const performance = makeVersion('VL7A73526A03', { displayName: 'Performance', priceFen: 29_990_000 })
const model = makeModelDetail(standard, longRange, performance)

const car = (...taps: string[]) => ({
  version: longRange,
  chosen: taps.reduce((chosen, tapped) => {
    const outcome = tapOption(longRange, chosen, tapped)
    return outcome.kind === 'change' ? outcome.next : chosen
  }, standardChoice(longRange)),
})

describe('another version', () => {
  it('takes all choices along where it has them', () => {
    expect(changeVersion(model, car('green', 'lounge'), performance)).toEqual({
      version: performance,
      chosen: car('green', 'lounge').chosen,
    })
  })

  it('asks first when it does not have all of them, and names each, with what costs more there', () => {
    expect(changeVersion(model, car('lounge'), standard)).toMatchObject({
      title: 'Standard does not have comfort and lounge',
      rows: [
        { label: 'Standard', amountFen: 4_000_000, meaning: 'deduction' },
        { label: 'Without comfort', amountFen: 1_200_000 },
        { label: 'Without lounge', amountFen: 1_500_000 },
        { label: 'winter, no longer included', amountFen: 360_000, meaning: 'surcharge' },
      ],
      totalFen: 22_350_000,
      action: 'Change to Standard',
      keep: 'Keep Long Range',
    })
  })

  it('lists all that the total changes by', () => {
    const before = car('lounge')
    const question = changeVersion(model, before, standard)
    if (!('rows' in question)) throw new Error('nothing was asked')
    const differenceFen = question.rows.reduce(
      (sum, { amountFen, meaning }) => sum + (meaning === 'deduction' ? -amountFen : amountFen),
      0,
    )
    expect(question.totalFen).toBe(25_990_000 + 1_200_000 + 1_500_000 + differenceFen)
  })
})
