import { Type } from 'typebox'
import { MarketAllocationType, SelectionMode } from '@/contract/enums/vehicle'
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
})

const optionGroup = Type.Object({
  attributeType: Type.String(),
  displayName: Type.String(),
  selectionMode: valueOf(SelectionMode),
  options: Type.Array(option),
})

const version = Type.Object({
  pnoTwelve: Type.String(),
  displayName: Type.String(),
  attributeName: Type.String(),
  priceFen: Type.Integer(),
  facts: Type.Array(fact),
  optionGroups: Type.Array(optionGroup),
})

export const modelDetail = Type.Object({
  id: Type.String(),
  modelName: Type.String(),
  modelSellName: Type.String(),
  carPoster: Type.String(),
  versions: Type.Array(version),
})

export const modelDetailQuery = Type.Object({ modelId: Type.String({ minLength: 1, maxLength: 64 }) })
