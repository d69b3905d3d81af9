import { Type, type Static } from 'typebox'
import {
  BetterFigure,
  CarView,
  MarketAllocationType,
  OptionRuleKind,
  ParameterKind,
  SelectionMode,
} from '../enums/vehicle'
import { VersionSummary } from './finance'
import { count, fen, flag, nullable, text, texts, valueOf, wallTime } from './parts'

const MAX_ID_LENGTH = 64

export const ModelQuery = Type.Object({ modelId: Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH }) })

/** One deposit on sale, as it travels: its window is start <= now < end. */
export const MarketAllocationWire = Type.Object({
  marketAllocationType: valueOf(MarketAllocationType),
  marketPostId: text(),
  marketStartTime: wallTime(),
  marketEndTime: wallTime('The first moment after the sale'),
  marketSwitchFlag: flag('The sale is switched on'),
  marketPrice: Type.Number({ description: 'The deposit in YUAN, unlike every other amount' }),
  marketPicture: text(),
  marketRights: texts(),
  collectRights: texts('What an order of it holds: a big one nothing that a small one counts as (extension)'),
  marketHasLine: flag('Callers queue for it (extension)'),
})
export type MarketAllocationWire = Static<typeof MarketAllocationWire>

/** A figure under the poster, e.g. 802, km, CLTC range. */
export const ModelFact = Type.Object({ value: text(), unit: text(), label: text('What it measures') })
export type ModelFact = Static<typeof ModelFact>

const saleModel = { id: text(), modelName: text(), modelSellName: text(), isDefault: flag() }

/** A row of the model picker. */
export const SaleModel = Type.Object(saleModel)
export type SaleModel = Static<typeof SaleModel>

export const SaleModels = Type.Array(SaleModel)

/** One model of the home data, with what the poster says (extension). */
export const ModelHomeItemWire = Type.Object({
  ...saleModel,
  name: text('What the deposit is of: the model as it is sold'),
  purchaseCarPoster: text(),
  tabletPoster: nullable(text(), 'where there is none of its shape'),
  widePoster: nullable(text(), 'where there is none of its shape'),
  slogan: text(),
  facts: Type.Array(ModelFact),
  priceFromFen: fen('The lowest price of a version'),
  monthlyFromFen: fen('The lowest instalment of a month'),
  marketAllocationVos: Type.Array(MarketAllocationWire),
})
export type ModelHomeItemWire = Static<typeof ModelHomeItemWire>

/** The points banner of the home data. */
export const PointBanner = Type.Object({ picture: text(), title: text() })
export type PointBanner = Static<typeof PointBanner>

/** The model home data. */
export const ModelHomeWire = Type.Object({
  modelList: Type.Array(ModelHomeItemWire),
  pointBannerVO: nullable(PointBanner, 'while there is none'),
})
export type ModelHomeWire = Static<typeof ModelHomeWire>

/** One option of a version. */
export const VehicleOption = Type.Object({
  attributeNo: text(),
  attributeName: text(),
  displayName: text(),
  priceFen: fen('The surcharge, 0 without one'),
  picture: text(),
  isStandard: flag(),
  code: text('Names swatch, wheel or trim the same way for every model'),
  factoryNo: count('Its place in the pnoEighteen'),
})
export type VehicleOption = Static<typeof VehicleOption>

/** A group of options, e.g. exterior colours. */
export const OptionGroup = Type.Object({
  attributeType: text(),
  displayName: text(),
  selectionMode: valueOf(SelectionMode),
  options: Type.Array(VehicleOption),
})
export type OptionGroup = Static<typeof OptionGroup>

/** What `attributeNo` means for `otherNo`. An exclusion holds both ways. */
export const OptionRule = Type.Object({
  kind: valueOf(OptionRuleKind),
  attributeNo: text(),
  otherNo: text(),
  note: text('The reason in a sentence'),
})
export type OptionRule = Static<typeof OptionRule>

/** A version of a model. */
export const VehicleVersion = Type.Object({
  pnoTwelve: text('Names the version'),
  displayName: text(),
  attributeName: text(),
  priceFen: fen('Without options'),
  picture: text(),
  isPopular: flag(),
  deliveryWeeksFrom: count(),
  deliveryWeeksTo: count(),
  facts: Type.Array(ModelFact),
  optionGroups: Type.Array(OptionGroup),
  rules: Type.Array(OptionRule),
})
export type VehicleVersion = Static<typeof VehicleVersion>

/** A still of the car in one paint and on one set of wheels; those on the model's usual wheels come first. */
export const CarStill = Type.Object({
  view: valueOf(CarView),
  paintNo: text('attributeNo of the paint'),
  wheelsNo: nullable(text('attributeNo of the wheels'), 'where that is not said'),
  picture: text(),
})
export type CarStill = Static<typeof CarStill>

/** All views of the car in one paint and on its usual wheels, small and side by side in one picture. */
export const SmallViews = Type.Object({ paintNo: text('attributeNo of the paint'), picture: text() })
export type SmallViews = Static<typeof SmallViews>

/** A model with all that may be chosen. */
export const ModelDetail = Type.Object({
  id: text(),
  modelName: text(),
  modelSellName: text(),
  carPoster: text(),
  stills: Type.Array(CarStill),
  smallViews: Type.Array(SmallViews),
  versions: Type.Array(VehicleVersion),
})
export type ModelDetail = Static<typeof ModelDetail>

/** A cell of the parameter table. */
export const ParameterValue = Type.Object({
  kind: valueOf(ParameterKind),
  text: text('Empty unless the kind is text'),
})
export type ParameterValue = Static<typeof ParameterValue>

/** A row of the parameter table. */
export const Parameter = Type.Object({
  name: text(),
  footnote: nullable(count('Number of the footnote, from 1'), 'without one'),
  better: nullable(valueOf(BetterFigure), 'where no figure is better than another'),
  values: Type.Array(ParameterValue, { description: 'One a version, in their order' }),
})
export type Parameter = Static<typeof Parameter>

/** Rows under one heading. */
export const ParameterGroup = Type.Object({ groupName: text(), parameters: Type.Array(Parameter) })
export type ParameterGroup = Static<typeof ParameterGroup>

/** The parameters of a model's versions (extension). */
export const ParameterTable = Type.Object({
  modelId: text(),
  modelName: text(),
  versions: Type.Array(VersionSummary),
  groups: Type.Array(ParameterGroup),
  footnotes: texts(),
})
export type ParameterTable = Static<typeof ParameterTable>
