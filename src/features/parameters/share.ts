import type { ParameterTable } from '@/wire/schemas/vehicle'
import type { AsyncPage } from '@/services/async-page/async-page'
import { messages } from './messages'

const PAGE = '/pages/configuration/configuration'

/** What a friend gets: the model's name, and a link that opens on its table. */
export const shareOfTable = (page: AsyncPage<ParameterTable | null>): { title: string; path: string } => {
  if (page.status !== 'ready' || page.data === null) return { title: messages.title, path: PAGE }
  const { modelId, modelName } = page.data
  return { title: messages.shareTitle(modelName), path: `${PAGE}?modelId=${encodeURIComponent(modelId)}` }
}
