import type { ParameterTable, ParameterValue } from '@/wire/schemas/vehicle'
import { ParameterKind } from '@/wire/enums/vehicle'
import { firstPair, readPair, withVersion } from '@/features/version-choice/compare-pair'
import { compareRows } from '@/features/version-choice/compare-rows'

const VERSIONS = ['S', 'L', 'P'].map((pnoTwelve) => ({ pnoTwelve }))
const [FIRST] = VERSIONS

describe('the pair of versions', () => {
  it.each([
    ['S', ['S', 'L']],
    ['L', ['L', 'P']],
    ['P', ['L', 'P']],
    ['gone', ['S', 'L']],
  ])('begins with %s and its neighbour: %p', (chosen, pair) => {
    expect(firstPair(VERSIONS, chosen)).toEqual(pair)
  })

  it('is none where there is only one version', () => {
    expect(firstPair(FIRST ? [FIRST] : [], 'S')).toBeNull()
  })

  it.each([
    ['S,P', ['S', 'P']],
    ['P,S', ['P', 'S']],
    ['P,P', ['L', 'P']],
    ['gone,P', ['L', 'P']],
    ['L,gone', ['L', 'P']],
    ['', ['S', 'L']],
  ])('is read out of the link "%s"', (text, pair) => {
    expect(readPair(VERSIONS, text)).toEqual(pair)
  })

  it.each([
    ['left', 'P', ['P', 'L']],
    ['left', 'L', ['L', 'S']],
    ['right', 'P', ['S', 'P']],
    ['right', 'S', ['L', 'S']],
  ] as const)('with another version on the %s: %s', (side, pno, pair) => {
    expect(withVersion(['S', 'L'], side, pno)).toEqual(pair)
  })
})

const text = (value: string): ParameterValue => ({ kind: ParameterKind.text, text: value })
const sign = (kind: ParameterKind): ParameterValue => ({ kind, text: '' })
const row = (name: string, ...values: ParameterValue[]) => ({ name, footnote: null, better: null, values })

const TABLE: ParameterTable = {
  modelId: 'vela-7',
  modelName: 'Vela 7',
  versions: VERSIONS.map(({ pnoTwelve }) => ({ pnoTwelve, displayName: pnoTwelve, priceFen: 0, picture: '' })),
  groups: [
    { groupName: 'Range', parameters: [row('Range', text('610 km'), text('802 km'), text('735 km'))] },
    {
      groupName: 'Comfort',
      parameters: [
        row('Top speed', text('210 km/h'), text('210 km/h'), text('240 km/h')),
        row('Massage', sign(ParameterKind.none), sign(ParameterKind.option), sign(ParameterKind.standard)),
        row('Heat pump', sign(ParameterKind.standard), sign(ParameterKind.standard), sign(ParameterKind.standard)),
      ],
    },
  ],
  footnotes: [],
}

describe('the rows of the comparison', () => {
  it('are those that tell the two apart, whatever a third version has', () => {
    expect(compareRows(TABLE, ['S', 'L'], true).map(({ name }) => name)).toEqual(['Range', 'Massage'])
    expect(compareRows(TABLE, ['L', 'P'], true).map(({ name }) => name)).toEqual(['Range', 'Top speed', 'Massage'])
  })

  it('are all rows when more than the differences is asked for', () => {
    expect(compareRows(TABLE, ['S', 'L'], false)).toHaveLength(4)
  })

  it('put each value under its own version', () => {
    const [range] = compareRows(TABLE, ['P', 'S'], true)
    expect([range?.left.text, range?.right.text]).toEqual(['735 km', '610 km'])
  })

  it('call having it better than being able to, and that than not', () => {
    const betterOf = (pair: readonly [string, string]) =>
      compareRows(TABLE, pair, true).find(({ name }) => name === 'Massage')?.better
    expect([betterOf(['S', 'L']), betterOf(['P', 'L'])]).toEqual(['right', 'left'])
  })

  it.each([
    ['higher', '802 km', '735 km', 'left'],
    ['higher', '1,610 l', '512 l', 'left'],
    ['lower', '5.1 s', '3.4 s', 'right'],
    ['lower', '6–8 weeks', '4–6 weeks', 'right'],
    ['higher', '800 V', '800 V', null],
    ['higher', 'Rear', 'All-wheel', null],
    [null, '4,930 mm', '5,010 mm', null],
  ] as const)('of figures where %s is better, %s beside %s: the better is on the %s', (better, one, other, side) => {
    const table = {
      ...TABLE,
      groups: [
        { groupName: 'One', parameters: [{ name: 'Row', footnote: null, better, values: [text(one), text(other)] }] },
      ],
    }
    expect(compareRows(table, ['S', 'L'], false)[0]?.better).toBe(side)
  })
})
