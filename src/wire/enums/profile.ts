/** What page and server both hold a profile to, in characters. */
export const ProfileLimit = { nickname: 24, biography: 200 } as const
