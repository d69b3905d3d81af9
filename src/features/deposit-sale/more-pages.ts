import type { Route } from '@/services/navigation/route'
import { testDrivePage } from '@/services/navigation/test-drive'
import { messages } from './messages'

/** A page that tells more about a model, with what its link says. */
export interface MorePage {
  text: string
  page: Route
}

/** The pages that tell more about a model. */
export const morePages = (modelId: string): MorePage[] => [
  { text: messages.parameters, page: { path: 'pages/configuration/configuration', params: { modelId } } },
  { text: messages.pictures, page: { path: 'pages/pictures/pictures', params: { modelId } } },
  { text: messages.testDrive, page: testDrivePage({ model: modelId }) },
  { text: messages.shops, page: { path: 'pages/shopList/shopList', params: {} } },
]
