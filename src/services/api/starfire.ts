import type { StarfireState, StarPlace } from '@/wire/schemas/starfire'
import * as endpoints from '@/wire/endpoints/starfire'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

const withAvatar = <Person extends Pick<StarPlace, 'avatar'>>(person: Person): Person => ({
  ...person,
  avatar: staticUrl(person.avatar),
})

const withAvatars = (state: StarfireState): StarfireState => ({
  ...state,
  ranking: state.ranking.map(withAvatar),
  own: state.own && { ...state.own, place: withAvatar(state.own.place) },
  guide: state.guide && withAvatar(state.guide),
})

/** The ambassadors, and how the reader stands among them; a link's id tells whose it is (extension). Throws as `call`. */
export const fetchStarfire = async (starId: string | undefined, options?: CallOptions): Promise<StarfireState> =>
  withAvatars(await call(endpoints.state, starId === undefined ? {} : { starId }, options))

/** Asks to be an ambassador (extension). Throws as `call`: starfireOwnersOnly. */
export const applyForStar = async (): Promise<StarfireState> =>
  withAvatars(await call(endpoints.apply, { isNameShown: true }))
