import type { ModelDetail, ParameterTable } from '@/wire/schemas/vehicle'
import { stringifyQuery } from '@/platform/address/query'
import type { Pair } from './compare-pair'
import { messages } from './messages'

/** What a friend gets of a page. */
export interface ShareCard {
  title: string
  path: string
  imageUrl?: string
}

const PAGE = '/pages/choosen-version/index'

/** The versions of a model. */
export const shareOfVersions = (model: Pick<ModelDetail, 'id' | 'modelName' | 'carPoster'> | undefined): ShareCard =>
  model === undefined
    ? { title: messages.title, path: PAGE }
    : {
        title: messages.shareTitle(model.modelName),
        path: `${PAGE}?${stringifyQuery({ modelId: model.id })}`,
        imageUrl: model.carPoster,
      }

/** Two versions beside each other. */
export const shareOfPair = (table: ParameterTable | undefined, pair: Pair | null): ShareCard => {
  if (table === undefined || pair === null) return { title: messages.compareTitle, path: PAGE }
  const [left, right] = pair.map((pno) => table.versions.find(({ pnoTwelve }) => pnoTwelve === pno))
  return {
    title: messages.shareCompare(table.modelName, left?.displayName ?? '', right?.displayName ?? ''),
    path: `${PAGE}?${stringifyQuery({ modelId: table.modelId, compare: pair.join() })}`,
  }
}
