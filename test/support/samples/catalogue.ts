import type { OptionGroup, OptionRule, VehicleOption } from '@/wire/schemas/vehicle'
import { OptionRuleKind, SelectionMode } from '@/wire/enums/vehicle'
import type { Catalogue } from '@/domain/configuration/catalogue'

const YUAN = 100

/** An option that costs this many yuan; its number is its name. */
export const makeOption = (name: string, priceYuan = 0, changes: Partial<VehicleOption> = {}): VehicleOption => ({
  attributeNo: name,
  attributeName: `About ${name}`,
  displayName: name,
  priceFen: priceYuan * YUAN,
  picture: `/static/img/${name}.webp`,
  isStandard: false,
  code: name,
  factoryNo: 0,
  ...changes,
})

export const makeGroup = (
  attributeType: string,
  selectionMode: SelectionMode,
  options: VehicleOption[],
): OptionGroup => ({ attributeType, displayName: attributeType, selectionMode, options })

export const rule = (kind: OptionRuleKind, attributeNo: string, otherNo: string): OptionRule => ({
  kind,
  attributeNo,
  otherNo,
  note: `${attributeNo} ${kind} ${otherNo}`,
})

/** A small version with every kind of group and rule: comfort seats, a lounge that needs them and holds heating. */
export const makeCatalogue = (): Catalogue => ({
  pnoTwelve: 'VL7R80226A02',
  priceFen: 259_900 * YUAN,
  optionGroups: [
    makeGroup('exterior', SelectionMode.single, [
      makeOption('white', 0, { isStandard: true, factoryNo: 0 }),
      makeOption('green', 6_000, { factoryNo: 3 }),
    ]),
    makeGroup('wheels', SelectionMode.single, [
      makeOption('aero', 0, { factoryNo: 0 }),
      makeOption('arc', 0, { isStandard: true, factoryNo: 1 }),
      makeOption('turbine', 8_000, { factoryNo: 2 }),
    ]),
    makeGroup('packs', SelectionMode.multiple, [
      makeOption('comfort', 12_000, { factoryNo: 0 }),
      makeOption('lounge', 15_000, { factoryNo: 1 }),
      makeOption('winter', 3_600, { factoryNo: 2 }),
      makeOption('tow', 7_800, { factoryNo: 3 }),
      makeOption('night', 4_500, { factoryNo: 4 }),
      makeOption('camera', 0, { isStandard: true, factoryNo: 5 }),
    ]),
    makeGroup('charging', SelectionMode.none, [makeOption('wallbox', 0, { isStandard: true, factoryNo: 6 })]),
  ],
  rules: [
    rule(OptionRuleKind.requires, 'lounge', 'comfort'),
    rule(OptionRuleKind.includes, 'lounge', 'winter'),
    rule(OptionRuleKind.excludes, 'night', 'green'),
    rule(OptionRuleKind.excludes, 'tow', 'turbine'),
  ],
})
