/** What a user is to the brand beside a customer: each follows from what is known, and none is given by hand. */
export const UserIdentity = { owner: 'owner', ambassador: 'ambassador' } as const
export type UserIdentity = (typeof UserIdentity)[keyof typeof UserIdentity]

/** What page and server both hold a profile to, in characters. */
export const ProfileLimit = { nickname: 24, biography: 200 } as const
