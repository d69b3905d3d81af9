import type { ParameterValue } from '@/wire/schemas/vehicle'
import { ParameterKind } from '@/wire/enums/vehicle'
import { tellsApart } from '@/domain/configuration/parameter-differences'

const text = (value: string): ParameterValue => ({ kind: ParameterKind.text, text: value })
const option: ParameterValue = { kind: ParameterKind.option, text: '' }
const none: ParameterValue = { kind: ParameterKind.none, text: '' }

describe('a row of the parameter table', () => {
  it.each([
    ['one text differs', [text('610 km'), text('802 km')], true],
    ['one version has it only as an option', [none, option], true],
    ['all say the same', [text('800 V'), text('800 V'), text('800 V')], false],
    ['there is one version', [text('800 V')], false],
  ])('when %s, telling versions apart is %p', (_what, values, isTelling) => {
    expect(tellsApart({ values: values as ParameterValue[] })).toBe(isTelling)
  })
})
