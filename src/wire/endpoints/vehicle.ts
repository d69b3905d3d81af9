import { get } from '../endpoint'
import type { LoanSchemes, TrialModels, VersionQuery } from '../schemas/finance'
import type { MaterialFilePage, MaterialFilesQuery, MaterialFolders } from '../schemas/material'
import type { NoPayload } from '../schemas/parts'
import type { ModelDetail, ModelHomeWire, ModelQuery, ParameterTable, SaleModels } from '../schemas/vehicle'

export const newIndex = get<typeof NoPayload, typeof ModelHomeWire>('/buy/vehicle/newIndex', { access: 'public' })
export const select = get<typeof NoPayload, typeof SaleModels>('/buy/vehicle/sale/model/select', { access: 'public' })
export const detail = get<typeof ModelQuery, typeof ModelDetail>('/buy/vehicle/model/detail', { access: 'public' })
export const parameters = get<typeof ModelQuery, typeof ParameterTable>('/buy/vehicle/model/parameters', {
  access: 'public',
  extension: true,
})
export const materialFolders = get<typeof NoPayload, typeof MaterialFolders>('/buy/vehicle/materialFolder', {
  access: 'public',
})
export const materialFiles = get<typeof MaterialFilesQuery, typeof MaterialFilePage>(
  '/buy/vehicle/materialBucket/file',
  { access: 'public' },
)
export const trialModels = get<typeof NoPayload, typeof TrialModels>('/pc/buy/vehicle/financial/trial/model/list', {
  access: 'public',
})
export const loanSchemes = get<typeof VersionQuery, typeof LoanSchemes>('/pc/buy/vehicle/vehicle/getLoanSchemeDetail', {
  access: 'public',
})
