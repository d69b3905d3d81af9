import type { ChosenAvatar, HasAvatarButton } from './types'

/** A browser has none: the picture is chosen as any other. */
export const hasAvatarButton: HasAvatarButton = false

/** There is no such button in a browser, so it never answers. */
export const chosenAvatar: ChosenAvatar = () => undefined
