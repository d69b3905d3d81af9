import { SelectionMode } from '@/wire/enums/vehicle'
import { standardChoice } from '@/domain/configuration/catalogue'
import { tapOption } from '@/domain/configuration/tap'
import { readLanguageFrom } from '@/language/current'
import { conflictQuestion } from '@/features/configurator/conflict/conflict'
import { remarkOf } from '@/features/configurator/conflict/remark'
import { makeGroup, makeOption } from '../../../../support/samples/catalogue'
import { makeVersion } from '../../../../support/samples/model-detail'

const version = makeVersion()
const standard = standardChoice(version)
const withAll = (...options: string[]) =>
  options.reduce((chosen, option) => {
    const outcome = tapOption(version, chosen, option)
    return outcome.kind === 'change' ? outcome.next : chosen
  }, standard)

const ask = (chosen: readonly string[], tapped: string) => {
  const outcome = tapOption(version, chosen, tapped)
  if (outcome.kind !== 'change') throw new Error(`a tap on ${tapped} is ${outcome.kind}`)
  return conflictQuestion({ version, chosen }, outcome)
}

describe('a tap that does more than it says', () => {
  it('names what the option needs, with the surcharge on the button', () => {
    expect(ask(standard, 'lounge')).toMatchObject({
      title: 'lounge needs the comfort',
      text: 'lounge requires comfort We can add it for you.',
      action: 'Add all three',
      hint: 'with the comfort, + ¥12,000.00',
      keep: 'Keep as it was',
      totalFen: 28_690_000,
    })
  })

  it('lists the tapped option first, and everything that comes along by name', () => {
    expect(ask(standard, 'lounge').rows.map(({ label, amountFen }) => [label, amountFen])).toEqual([
      ['lounge', 1_500_000],
      ['comfort', 1_200_000],
      ['winter', 0],
    ])
  })

  it('names both of two that exclude each other, and what takes the place of the one that leaves', () => {
    const question = ask(withAll('green'), 'night')
    expect(question).toMatchObject({ title: 'night does not go with green', action: 'Choose night' })
    expect(question.hint).toBe('without green, − ¥1,500.00')
    expect(question.rows.map(({ label }) => label)).toEqual(['night', 'white instead', 'Without green'])
  })

  it('says what needs the option that is taken out', () => {
    const question = ask(withAll('lounge'), 'comfort')
    expect(question.title).toBe('lounge needs the comfort')
    expect(question.rows.map(({ label }) => label)).toEqual(['Without comfort', 'Without lounge', 'Without winter'])
    expect(question).toMatchObject({ action: 'Remove all three', totalFen: 25_990_000 })
  })

  it('leads to the car that it describes', () => {
    expect(ask(standard, 'lounge').next.chosen).toEqual(withAll('lounge'))
  })
})

describe('an option in the list', () => {
  const remark = (chosen: readonly string[], name: string) => {
    const option = version.optionGroups
      .flatMap(({ options }) => options)
      .find(({ attributeNo }) => attributeNo === name)
    return option ? remarkOf(version, chosen, option) : undefined
  }

  it.each([
    ['says what it needs', standard, 'lounge', 'Needs the comfort', true],
    ['says that what it needs is there', withAll('lounge'), 'lounge', 'Needs the comfort, which you have', false],
    ['says what it does not go with', withAll('green'), 'night', 'Not with green', true],
    ['says which pack contains it', withAll('lounge'), 'winter', 'Included in the lounge', false],
  ])('%s', (_, chosen, name, text, isWarning) => {
    expect(remark(chosen, name)).toEqual({ text, isWarning, isBlocked: false })
  })

  it('says nothing when nothing is in the way', () => {
    expect(remark(standard, 'night')).toBeNull()
  })

  it('says why it can never be had', () => {
    const tow = makeOption('tow')
    const catalogue = {
      ...version,
      optionGroups: [
        makeGroup('base', SelectionMode.none, [makeOption('frame', 0, { isStandard: true })]),
        makeGroup('packs', SelectionMode.multiple, [tow]),
      ],
      rules: [{ kind: 'excludes' as const, attributeNo: 'tow', otherNo: 'frame', note: 'The frame is too light.' }],
    }
    expect(remarkOf(catalogue, ['frame'], tow)).toEqual({
      text: 'The frame is too light.',
      isBlocked: true,
      isWarning: true,
    })
  })
})

describe('the same in Chinese', () => {
  beforeEach(() => readLanguageFrom(() => 'zh'))
  afterEach(() => readLanguageFrom(() => 'en'))

  it('has its own order of words and its own signs', () => {
    expect(ask(standard, 'lounge')).toMatchObject({
      title: 'lounge 须搭配 comfort',
      text: 'lounge requires comfort可为您一并添加。',
      action: '添加这 3 项',
      hint: '需搭配 comfort，+ ¥12,000.00',
      keep: '保持原样',
    })
  })
})
