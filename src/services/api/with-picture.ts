import { staticUrl } from '../environment'

/** The same with a picture that can be fetched, where it has one. */
export const withPicture = <Shown extends { picture: string | null }>(shown: Shown): Shown => ({
  ...shown,
  picture: shown.picture && staticUrl(shown.picture),
})
