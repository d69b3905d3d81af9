import type { ChosenAvatar, HasAvatarButton } from './types'

/** WeChat offers the user's own portrait, the album and the camera by `button open-type=chooseAvatar`. */
export const hasAvatarButton: HasAvatarButton = true

/** The temporary file of the button's event. */
export const chosenAvatar: ChosenAvatar = ({ avatarUrl }) => (avatarUrl ? avatarUrl : undefined)
