import { get, type NoPayload } from '../endpoint'
import type { LoanScheme, TrialModel } from '../schemas/finance'
import type {
  MaterialFile,
  MaterialFolder,
  ModelDetail,
  ModelHomeWire,
  ParameterTable,
  SaleModel,
} from '../schemas/vehicle'
import type { Page, PageQuery } from '../envelope'

export const newIndex = get<NoPayload, ModelHomeWire>('/buy/vehicle/newIndex')
export const select = get<NoPayload, SaleModel[]>('/buy/vehicle/sale/model/select')
export const detail = get<{ modelId: string }, ModelDetail>('/buy/vehicle/model/detail')
export const parameters = get<{ modelId: string }, ParameterTable>('/buy/vehicle/model/parameters', { extension: true })
export const materialFolders = get<NoPayload, MaterialFolder[]>('/buy/vehicle/materialFolder')
export const materialFiles = get<PageQuery & { bucketId: string }, Page<MaterialFile>>(
  '/buy/vehicle/materialBucket/file',
)
export const trialModels = get<NoPayload, TrialModel[]>('/pc/buy/vehicle/financial/trial/model/list')
export const loanSchemes = get<{ pnoTwelve: string }, LoanScheme[]>('/pc/buy/vehicle/vehicle/getLoanSchemeDetail')
