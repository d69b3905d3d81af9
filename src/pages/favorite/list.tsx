import { FavouritesPage } from '@/features/favourites/favourites-page'

export default function FavoriteList() {
  return <FavouritesPage />
}
