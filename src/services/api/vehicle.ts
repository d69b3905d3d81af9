import type { LoanScheme, TrialModel } from '@/wire/schemas/finance'
import type { ModelDetail, OptionGroup, ParameterTable, SaleModel } from '@/wire/schemas/vehicle'
import type { MaterialFile, MaterialFolder } from '@/wire/schemas/material'
import * as endpoints from '@/wire/endpoints/vehicle'
import type { RequestOf } from '@/wire/endpoint'
import type { Page } from '@/wire/schemas/page'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'
import { withPicture } from './with-picture'

const withPictures = (group: OptionGroup): OptionGroup => ({
  ...group,
  options: group.options.map(withPicture),
})

/** The rows of the model picker. */
export const fetchSaleModels = (options?: CallOptions): Promise<SaleModel[]> => call(endpoints.select, {}, options)

/**
 * A model with its versions, options and rules.
 *
 * @throws ApiError as `call`: modelNotFound; noLongerOffered, with the model's name, when it was withdrawn.
 */
export const fetchModel = async (modelId: string, options?: CallOptions): Promise<ModelDetail> => {
  const model = await call(endpoints.detail, { modelId }, options)
  return {
    ...model,
    carPoster: staticUrl(model.carPoster),
    stills: model.stills.map(withPicture),
    smallViews: model.smallViews.map(withPicture),
    versions: model.versions.map((version) => ({
      ...withPicture(version),
      optionGroups: version.optionGroups.map(withPictures),
    })),
  }
}

/** The parameters of a model's versions (extension). Throws as `fetchModel`. */
export const fetchParameters = async (modelId: string, options?: CallOptions): Promise<ParameterTable> => {
  const table = await call(endpoints.parameters, { modelId }, options)
  return { ...table, versions: table.versions.map(withPicture) }
}

/** The folders of the vehicle album. */
export const fetchMaterialFolders = async (options?: CallOptions): Promise<MaterialFolder[]> => {
  const folders = await call(endpoints.materialFolders, {}, options)
  return folders.map((folder) => ({ ...folder, cover: staticUrl(folder.cover) }))
}

const withAddress = (file: MaterialFile): MaterialFile => ({
  ...file,
  url: staticUrl(file.url),
  poster: file.poster && staticUrl(file.poster),
})

/** A page of pictures and videos of an album's bucket. */
export const fetchMaterialFiles = async (
  query: RequestOf<typeof endpoints.materialFiles>,
  options?: CallOptions,
): Promise<Page<MaterialFile>> => {
  const page = await call(endpoints.materialFiles, query, options)
  return { ...page, records: page.records.map(withAddress) }
}

/** The models that instalments can be tried for. */
export const fetchTrialModels = async (options?: CallOptions): Promise<TrialModel[]> => {
  const models = await call(endpoints.trialModels, {}, options)
  return models.map((model) => ({
    ...model,
    versions: model.versions.map(withPicture),
  }))
}

/** The loans that a version can be bought with. */
export const fetchLoanSchemes = (pnoTwelve: string, options?: CallOptions): Promise<LoanScheme[]> =>
  call(endpoints.loanSchemes, { pnoTwelve }, options)
