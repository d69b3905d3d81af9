import { useStore } from 'zustand/react'
import type { Reception } from '@/wire/schemas/article'
import { useFirstTap } from '@/hooks/use-first-tap'
import { setFavourite, setLike } from '@/services/api/article'
import { favouritesOf, knownReaderFavourites, knownReaderLikes, likesOf } from '@/services/known/reception'
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

/** What a tap sends: a visitor logs in first, the second one of a double tap sends nothing, a refusal is told. */
function useTap(send: () => Promise<void>): () => Promise<void> {
  const isLoggedIn = useIsLoggedIn()
  const isFirstTap = useFirstTap()
  return async () => {
    if (!isLoggedIn) return openLogin()
    return isFirstTap() ? send().catch(tellFailure) : undefined
  }
}

/**
 * Likes and favourites of an article, the same on each page that shows it: a tap shows at once, and is undone with a word if
 * the server refuses it.
 */
export function useReception(articleId: string, told: Reception): ReceptionView {
  const likes = likesOf(useStore(knownReaderLikes.store, (known) => known[articleId]) ?? told)
  const favourites = favouritesOf(useStore(knownReaderFavourites.store, (known) => known[articleId]) ?? told)

  const toggleLike = useTap(() => {
    const isLiked = !likes.isLiked
    const wanted = { isLiked, likeCount: likes.likeCount + step(isLiked) }
    return knownReaderLikes.change(articleId, wanted, async () => likesOf(await setLike(articleId, isLiked)))
  })
  const toggleFavourite = useTap(() => {
    const isFavourite = !favourites.isFavourite
    const wanted = { isFavourite, favouriteCount: favourites.favouriteCount + step(isFavourite) }
    return knownReaderFavourites.change(articleId, wanted, async () =>
      favouritesOf(await setFavourite(articleId, isFavourite)),
    )
  })
  return { reception: { ...likes, ...favourites }, toggleLike, toggleFavourite }
}
