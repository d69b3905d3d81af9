import type { Reception } from '@/wire/schemas/article'
import { useWish } from '@/hooks/use-wish'
import { setFavourite, setLike } from '@/services/api/article'
import { openLogin } from '@/services/navigation/login-return'
import { useIsLoggedIn } from '@/stores/session'
import { tellFailure } from './tell-failure'

/** What `useReception` answers. */
export interface ReceptionView {
  reception: Reception
  toggleLike: () => Promise<void>
  toggleFavourite: () => Promise<void>
}

const step = (isOn: boolean): number => (isOn ? 1 : -1)

const likesOf = ({ isLiked, likeCount }: Reception) => ({ isLiked, likeCount })
const favouritesOf = ({ isFavourite, favouriteCount }: Reception) => ({ isFavourite, favouriteCount })

/** Likes and favourites of an article: a tap shows at once, and is undone with a word if the server refuses it. */
export function useReception(articleId: string, told: Reception): ReceptionView {
  const isLoggedIn = useIsLoggedIn()
  const likes = useWish(likesOf(told), (one, other) => one.isLiked === other.isLiked)
  const favourites = useWish(favouritesOf(told), (one, other) => one.isFavourite === other.isFavourite)

  const toggleLike = async (): Promise<void> => {
    if (!isLoggedIn) return openLogin()
    const isLiked = !likes.value.isLiked
    const wanted = { isLiked, likeCount: likes.value.likeCount + step(isLiked) }
    return likes.wish(wanted, async () => likesOf(await setLike(articleId, isLiked))).catch(tellFailure)
  }
  const toggleFavourite = async (): Promise<void> => {
    if (!isLoggedIn) return openLogin()
    const isFavourite = !favourites.value.isFavourite
    const wanted = { isFavourite, favouriteCount: favourites.value.favouriteCount + step(isFavourite) }
    return favourites
      .wish(wanted, async () => favouritesOf(await setFavourite(articleId, isFavourite)))
      .catch(tellFailure)
  }
  return { reception: { ...likes.value, ...favourites.value }, toggleLike, toggleFavourite }
}
