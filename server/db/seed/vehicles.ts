import { CarView } from '@/wire/enums/vehicle'
import { LookGroup } from '@/domain/configuration/look-group'
import { monthlyInstalmentFen } from '@/domain/finance/instalment'
import { yuanToFen } from '@/domain/money/money'
import { factsIn } from './facts'
import type { ModelRow, OptionRow, VersionRow } from './model-row'
import { parameterRows } from './parameters'
import { picturePath } from './picture-path'
import { catalogueTable, plainTable, type SeedTable } from './seed-table'
import { vela7 } from './vela-7'
import { vela9 } from './vela-9'

const models: readonly ModelRow[] = [vela7, vela9]

/** What "a month" on the poster stands for: 30 % down, 60 months, 2.04 % a year. */
const POSTER_DOWN_PAYMENT_PERCENT = 30
const POSTER_TERM_MONTHS = 60
const POSTER_ANNUAL_RATE = 0.0204

const monthlyFromFen = ({ versions }: ModelRow): number => {
  const lowestFen = yuanToFen(Math.min(...versions.map(({ priceYuan }) => priceYuan)))
  const loanFen = (lowestFen * (100 - POSTER_DOWN_PAYMENT_PERCENT)) / 100
  return monthlyInstalmentFen(loanFen, POSTER_ANNUAL_RATE, POSTER_TERM_MONTHS)
}

const modelRows = models.map((model, index) => ({
  id: model.id,
  name: model.name,
  sell_name: model.sellName,
  is_default: model.isDefault,
  sort: index + 1,
  slogan: model.slogan,
  facts: factsIn('en', model.facts),
  purchase_poster: picturePath(model.purchasePoster),
  tablet_poster: picturePath(`${model.id}-tablet`),
  wide_poster: picturePath(`${model.id}-wide`),
  car_poster: picturePath(model.carPoster),
  monthly_from_fen: monthlyFromFen(model),
  zh: {
    name: model.name,
    sell_name: model.zh.sellName,
    slogan: model.zh.slogan,
    facts: factsIn('zh', model.facts),
  },
}))

const optionsOfGroup = ({ optionGroups }: ModelRow, group: LookGroup): OptionRow[] =>
  optionGroups.filter(({ attributeType }) => attributeType === group).flatMap(({ options }) => options)

/** The file of a still does not name the wheels that the model is usually shown on. */
const stillPath = ({ id, stillWheels }: ModelRow, view: CarView, paint: string, wheels: string | undefined): string =>
  picturePath([id, view, paint, ...(wheels === undefined || wheels === stillWheels ? [] : [wheels])].join('-'))

const isStandardOn = ({ code }: VersionRow, { standardOn = [] }: OptionRow): boolean =>
  standardOn === 'all' || standardOn.includes(code)

const standardWheels = (model: ModelRow, version: VersionRow): string | undefined =>
  optionsOfGroup(model, LookGroup.wheels).find((option) => isStandardOn(version, option))?.code

const versionRows = models.flatMap((model) =>
  model.versions.map((version, index) => ({
    pno_twelve: version.pnoTwelve,
    model_id: model.id,
    display_name: version.displayName,
    attribute_name: `${model.name} ${version.displayName}`,
    price_fen: yuanToFen(version.priceYuan),
    sort: index + 1,
    facts: factsIn('en', version.facts),
    picture: stillPath(model, CarView.front34, version.paint, standardWheels(model, version)),
    is_popular: version.isPopular === true,
    delivery_weeks_from: version.deliveryWeeks[0],
    delivery_weeks_to: version.deliveryWeeks[1],
    zh: {
      display_name: version.zh.displayName,
      attribute_name: `${model.name} ${version.zh.displayName}`,
      facts: factsIn('zh', version.facts),
    },
  })),
)

const groupRows = models.flatMap(({ id, optionGroups }) =>
  optionGroups.map((group, index) => ({
    model_id: id,
    attribute_type: group.attributeType,
    display_name: group.displayName,
    selection_mode: group.selectionMode,
    sort: index + 1,
    zh: { display_name: group.zh.displayName },
  })),
)

const attributeNo = (modelId: string, attributeType: string, code: string): string =>
  `${modelId}.${attributeType}.${code}`

const optionRows = models.flatMap(({ id, optionGroups }) =>
  optionGroups.flatMap(({ attributeType, options }) =>
    options.map((option, index) => ({
      attribute_no: attributeNo(id, attributeType, option.code),
      model_id: id,
      attribute_type: attributeType,
      display_name: option.displayName,
      attribute_name: option.note,
      picture: picturePath(option.picture),
      sort: index + 1,
      code: option.code,
      factory_no: option.factoryNo,
      zh: { display_name: option.zh.displayName, attribute_name: option.zh.note },
    })),
  ),
)

const priceOn = (version: VersionRow, option: OptionRow) => {
  const isStandard = isStandardOn(version, option)
  return { price_fen: isStandard ? 0 : yuanToFen(option.priceYuan), is_standard: isStandard }
}

const priceRows = models.flatMap(({ id, versions, optionGroups }) =>
  optionGroups.flatMap(({ attributeType, options }) =>
    options.flatMap((option) =>
      versions
        .filter(({ code }) => !option.notOn?.includes(code))
        .map((version) => ({
          pno_twelve: version.pnoTwelve,
          attribute_no: attributeNo(id, attributeType, option.code),
          ...priceOn(version, option),
        })),
    ),
  ),
)

const ruleRows = models.flatMap(({ id, rules }) =>
  rules.map(({ kind, option, other, note, zh }) => ({
    attribute_no: `${id}.${option}`,
    kind,
    other_no: `${id}.${other}`,
    note,
    zh,
  })),
)

const stillRows = models.flatMap((model) =>
  optionsOfGroup(model, LookGroup.exterior).flatMap((paint) =>
    optionsOfGroup(model, LookGroup.wheels).flatMap((wheels) =>
      Object.values(CarView).map((view) => ({
        model_id: model.id,
        view,
        paint_no: attributeNo(model.id, LookGroup.exterior, paint.code),
        wheels_no: attributeNo(model.id, LookGroup.wheels, wheels.code),
        is_usual: wheels.code === model.stillWheels,
        picture: stillPath(model, view, paint.code, wheels.code),
      })),
    ),
  ),
)

const viewsRows = models.flatMap((model) =>
  optionsOfGroup(model, LookGroup.exterior).map(({ code }) => ({
    paint_no: attributeNo(model.id, LookGroup.exterior, code),
    model_id: model.id,
    picture: picturePath(`${model.id}-views-${code}`),
  })),
)

/** The two models with their versions, options, rules, prices, stills and parameters. */
export const vehicleTables = (): SeedTable[] => [
  catalogueTable('model', modelRows),
  catalogueTable('version', versionRows),
  catalogueTable('option_group', groupRows),
  catalogueTable('option', optionRows),
  plainTable('option_price', priceRows),
  catalogueTable('option_rule', ruleRows),
  plainTable('model_still', stillRows),
  plainTable('model_views', viewsRows),
  catalogueTable('model_parameter', models.flatMap(parameterRows)),
]
