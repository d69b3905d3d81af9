import type {
  BetterFigure,
  CarView,
  MarketAllocationType,
  OptionRuleKind,
  ParameterKind,
  SelectionMode,
} from '../enums/vehicle'

/**
 * One deposit on sale, as it travels (specification section 3). Times are Asia/Shanghai wall time
 * `YYYY-MM-DD HH:mm:ss`; a window is start <= now < end. `marketPrice` is in YUAN and is multiplied by 100 at the
 * services boundary (section 9).
 */
export interface MarketAllocationWire {
  marketAllocationType: MarketAllocationType
  marketPostId: string
  marketStartTime: string
  marketEndTime: string
  marketSwitchFlag: boolean
  marketPrice: number
  marketPicture: string
  marketRights: string[]
}

/** One deposit on sale inside the app: the same with its price in integer fen. */
export interface MarketAllocation extends Omit<MarketAllocationWire, 'marketPrice'> {
  marketPriceFen: number
}

/** A figure under the poster: value, unit and what it measures, e.g. 802, km, CLTC range. */
export interface ModelFact {
  value: string
  unit: string
  label: string
}

/** One model of the home data (specification section 3), with what the poster says (extension). */
export interface ModelHomeItemWire {
  id: string
  modelName: string
  modelSellName: string
  isDefault: boolean
  purchaseCarPoster: string
  slogan: string
  facts: ModelFact[]
  priceFromFen: number
  monthlyFromFen: number
  marketAllocationVos: MarketAllocationWire[]
}

/** One model inside the app: allocations with prices in fen. */
export interface ModelHomeItem extends Omit<ModelHomeItemWire, 'marketAllocationVos'> {
  marketAllocationVos: MarketAllocation[]
}

/** The points banner of the home data (specification section 3). */
export interface PointBanner {
  picture: string
  title: string
}

/** Reply of `GET /buy/vehicle/newIndex`: the model home data (specification section 3). */
export interface ModelHomeWire {
  modelList: ModelHomeItemWire[]
  pointBannerVO: PointBanner | null
}

/** The model home data inside the app. */
export interface ModelHome {
  modelList: ModelHomeItem[]
  pointBannerVO: PointBanner | null
}

/** A row of the model picker (`GET /buy/vehicle/sale/model/select`). */
export interface SaleModel {
  id: string
  modelName: string
  modelSellName: string
  isDefault: boolean
}

/**
 * One option of a version; prices in fen, 0 for an option without surcharge. `code` names swatch, wheel or trim the same
 * way for every model; `factoryNo` is its place in the pnoEighteen.
 */
export interface VehicleOption {
  attributeNo: string
  attributeName: string
  displayName: string
  priceFen: number
  picture: string
  isStandard: boolean
  code: string
  factoryNo: number
}

/** A group of options with its selection mode, e.g. exterior colours. */
export interface OptionGroup {
  attributeType: string
  displayName: string
  selectionMode: SelectionMode
  options: VehicleOption[]
}

/** What `attributeNo` means for `otherNo`; `note` is the reason in a sentence. An exclusion holds both ways. */
export interface OptionRule {
  kind: OptionRuleKind
  attributeNo: string
  otherNo: string
  note: string
}

/** A version of a model; `pnoTwelve` names it, `priceFen` is its price without options. */
export interface VehicleVersion {
  pnoTwelve: string
  displayName: string
  attributeName: string
  priceFen: number
  picture: string
  isPopular: boolean
  deliveryWeeksFrom: number
  deliveryWeeksTo: number
  facts: ModelFact[]
  optionGroups: OptionGroup[]
  rules: OptionRule[]
}

/** A still of the car in one paint: `paintNo` is the paint's attributeNo. */
export interface CarStill {
  view: CarView
  paintNo: string
  picture: string
}

/** A model with all that may be chosen (`GET /buy/vehicle/model/detail`). */
export interface ModelDetail {
  id: string
  modelName: string
  modelSellName: string
  carPoster: string
  stills: CarStill[]
  versions: VehicleVersion[]
}

/** A cell of the parameter table; `text` is empty unless the kind is text. */
export interface ParameterValue {
  kind: ParameterKind
  text: string
}

/**
 * A row of the parameter table: one value a version, in their order; `footnote` counts from 1, `better` is null where no
 * figure is better than another.
 */
export interface Parameter {
  name: string
  footnote: number | null
  better: BetterFigure | null
  values: ParameterValue[]
}

/** Rows under one heading. */
export interface ParameterGroup {
  groupName: string
  parameters: Parameter[]
}

/** The parameters of a model's versions (extension `GET /buy/vehicle/model/parameters`). */
export interface ParameterTable {
  modelId: string
  modelName: string
  versions: { pnoTwelve: string; displayName: string; priceFen: number; picture: string }[]
  groups: ParameterGroup[]
  footnotes: string[]
}

/** A folder of pictures (`GET /buy/vehicle/materialFolder`); `modelId` is null unless it shows one model. */
export interface MaterialFolder {
  folderId: string
  folderName: string
  modelId: string | null
  cover: string
  buckets: { bucketId: string; bucketName: string; fileCount: number }[]
}

/** One picture or video of a bucket; only a video has a poster and a length. */
export interface MaterialFile {
  fileId: string
  url: string
  poster: string | null
  width: number
  height: number
  durationSeconds: number | null
  mediaKind: 'video' | 'picture'
}

/** Rights checked for a version (`GET /app/order/verifyInterestByPnoTwelve/v2`). */
export interface InterestCheck {
  interestCode: string | null
  interestDiscountInfo: string | null
  valid: boolean
}
