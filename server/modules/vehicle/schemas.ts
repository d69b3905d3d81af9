import { Type } from 'typebox'
import {
  BetterFigure,
  CarView,
  MarketAllocationType,
  OptionRuleKind,
  ParameterKind,
  SelectionMode,
} from '@/wire/enums/vehicle'
import { nullable, valueOf } from '../../http/schemas'

const fact = Type.Object({ value: Type.String(), unit: Type.String(), label: Type.String() })

const allocation = Type.Object({
  marketAllocationType: valueOf(MarketAllocationType),
  marketPostId: Type.String(),
  marketStartTime: Type.String(),
  marketEndTime: Type.String(),
  marketSwitchFlag: Type.Boolean(),
  marketPrice: Type.Number(),
  marketPicture: Type.String(),
  marketRights: Type.Array(Type.String()),
})

const saleModelProperties = {
  id: Type.String(),
  modelName: Type.String(),
  modelSellName: Type.String(),
  isDefault: Type.Boolean(),
}

export const saleModel = Type.Object(saleModelProperties)

export const modelHome = Type.Object({
  modelList: Type.Array(
    Type.Object({
      ...saleModelProperties,
      purchaseCarPoster: Type.String(),
      slogan: Type.String(),
      facts: Type.Array(fact),
      priceFromFen: Type.Integer(),
      monthlyFromFen: Type.Integer(),
      marketAllocationVos: Type.Array(allocation),
    }),
  ),
  pointBannerVO: nullable(Type.Object({ picture: Type.String(), title: Type.String() })),
})

const option = Type.Object({
  attributeNo: Type.String(),
  attributeName: Type.String(),
  displayName: Type.String(),
  priceFen: Type.Integer(),
  picture: Type.String(),
  isStandard: Type.Boolean(),
  code: Type.String(),
  factoryNo: Type.Integer(),
})

const optionGroup = Type.Object({
  attributeType: Type.String(),
  displayName: Type.String(),
  selectionMode: valueOf(SelectionMode),
  options: Type.Array(option),
})

const optionRule = Type.Object({
  kind: valueOf(OptionRuleKind),
  attributeNo: Type.String(),
  otherNo: Type.String(),
  note: Type.String(),
})

const version = Type.Object({
  pnoTwelve: Type.String(),
  displayName: Type.String(),
  attributeName: Type.String(),
  priceFen: Type.Integer(),
  picture: Type.String(),
  isPopular: Type.Boolean(),
  deliveryWeeksFrom: Type.Integer(),
  deliveryWeeksTo: Type.Integer(),
  facts: Type.Array(fact),
  optionGroups: Type.Array(optionGroup),
  rules: Type.Array(optionRule),
})

export const modelDetail = Type.Object({
  id: Type.String(),
  modelName: Type.String(),
  modelSellName: Type.String(),
  carPoster: Type.String(),
  stills: Type.Array(Type.Object({ view: valueOf(CarView), paintNo: Type.String(), picture: Type.String() })),
  versions: Type.Array(version),
})

const parameter = Type.Object({
  name: Type.String(),
  footnote: nullable(Type.Integer()),
  better: nullable(valueOf(BetterFigure)),
  values: Type.Array(Type.Object({ kind: valueOf(ParameterKind), text: Type.String() })),
})

export const parameterTableSchema = Type.Object({
  modelId: Type.String(),
  modelName: Type.String(),
  versions: Type.Array(
    Type.Object({
      pnoTwelve: Type.String(),
      displayName: Type.String(),
      priceFen: Type.Integer(),
      picture: Type.String(),
    }),
  ),
  groups: Type.Array(Type.Object({ groupName: Type.String(), parameters: Type.Array(parameter) })),
  footnotes: Type.Array(Type.String()),
})

export const modelDetailQuery = Type.Object({ modelId: Type.String({ minLength: 1, maxLength: 64 }) })
