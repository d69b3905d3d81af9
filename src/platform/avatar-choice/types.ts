/** What the event of a `chooseAvatar` button carries; only some of it is there when nothing was chosen. */
interface AvatarDetail {
  avatarUrl?: string | undefined
  errMsg?: string | undefined
}

/** Whether the host app has a button of its own that lets a portrait be chosen. */
export type HasAvatarButton = boolean

/** The local address of the portrait that such a button answered, or undefined when nothing was chosen. */
export type ChosenAvatar = (detail: AvatarDetail) => string | undefined
