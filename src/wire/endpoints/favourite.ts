import { get, post } from '../endpoint'
import type { FavouritePart, FavouriteQuery, RemoveFavourites } from '../schemas/favourite'
import type { Nothing } from '../schemas/parts'

/** What a customer has saved, by kind. */
export const list = get<typeof FavouriteQuery, typeof FavouritePart>('/content/favorite/list', { extension: true })
export const remove = post<typeof RemoveFavourites, typeof Nothing>('/content/favorite/remove', { extension: true })
