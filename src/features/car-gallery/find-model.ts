import { defaultModel } from '@/domain/vehicle/default-model'
import type { GalleryModel } from './fetch-gallery'

/** The model that a link names, undefined if it is not on sale; without a name the default one. */
export const findModel = (gallery: readonly GalleryModel[], modelId: string | undefined): GalleryModel | undefined =>
  modelId === undefined ? defaultModel(gallery) : gallery.find(({ model }) => model.id === modelId)
