import type { ConfigurationChoice } from '@/wire/schemas/configuration'
import { buildTarget, type Route } from '@/services/navigation/route'
import { shareConfiguration } from '@/services/api/configuration'
import { lookOf, paintOf } from './look'
import { messages } from './messages'
import type { OpenedConfiguration } from './open-configuration'

const PAGE = 'pages/ConfigView/ConfigView'

/** The page that a share code opens. */
export const sharedPage = (shareCode: string): Route => ({ path: PAGE, params: { share: shareCode } })

/** Gets the code of a car. Throws as `shareConfiguration`. */
export const shareCodeOf = async (choice: ConfigurationChoice): Promise<string> =>
  (await shareConfiguration(choice)).shareCode

/** A card for a chat. */
export interface ShareCard {
  title: string
  path: string
  imageUrl?: string
}

/** The card of the car on the page, by its code; before the code is there it leads to the versions of the model. */
export const shareCardOf = (opened: OpenedConfiguration | undefined, shareCode: string | undefined): ShareCard => {
  if (opened?.kind !== 'car') return { title: messages.title, path: '/pages/choosen-version/index' }
  const { car } = opened
  const paint = paintOf(car)
  return {
    title: messages.shareCard(car.quote.modelName, paint?.displayName ?? ''),
    path: buildTarget(
      shareCode === undefined
        ? { path: 'pages/choosen-version/index', params: { modelId: car.model.id } }
        : sharedPage(shareCode),
    ),
    imageUrl: lookOf(car).picture,
  }
}
