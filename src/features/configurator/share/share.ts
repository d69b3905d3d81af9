import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { CarView } from '@/wire/enums/vehicle'
import { LookGroup } from '@/domain/configuration/look-group'
import { buildTarget, type Route } from '@/services/navigation/route'
import { shareConfiguration } from '@/services/api/configuration'
import { snapshotOfState, type CarState } from '../car/car-store'
import { messages } from '../messages'
import { chosenIn } from '../car/names'
import { pictureOf } from '../picture/shown-view'

/** The page that a share code opens. */
export const sharedPage = (shareCode: string): Route => ({
  path: 'pages/customization-car/index',
  params: { share: shareCode },
})

/** A card for a chat. */
interface ShareCard {
  title: string
  path: string
  imageUrl: string
}

/** Gets the code of a car. Throws as `shareConfiguration`. */
export const shareCodeOf = async (snapshot: ConfigurationSnapshot): Promise<string> =>
  (await shareConfiguration(snapshot)).shareCode

/**
 * The card of the car on the page. Its link needs a code from the server, which WeChat waits for up to three seconds;
 * should it not come, the card opens the model.
 */
export const shareCardOf = (state: CarState | null): (ShareCard & { promise?: Promise<ShareCard> }) | object => {
  if (state === null) return {}
  const { model, car } = state
  const paint = chosenIn(car.version, car.chosen, LookGroup.exterior)
  const card = (route: Route): ShareCard => ({
    title: messages.shareCard(model.modelName, paint?.displayName ?? ''),
    path: buildTarget(route),
    imageUrl: pictureOf(state, CarView.front34),
  })
  const fallback = card({ path: 'pages/customization-car/index', params: { modelId: model.id } })
  const promise = shareCodeOf(snapshotOfState(state)).then(
    (code) => card(sharedPage(code)),
    () => fallback,
  )
  return { ...fallback, promise }
}
