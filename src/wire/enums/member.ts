/** The levels of membership; a higher one has the higher number (extension). */
export const MemberLevel = { deck: 1, mate: 2, helm: 3, captain: 4 } as const
export type MemberLevel = (typeof MemberLevel)[keyof typeof MemberLevel]

/** What a level brings (extension). */
export const Privilege = {
  charging: 'charging',
  service: 'service',
  earlyEvents: 'earlyEvents',
  birthdayGift: 'birthdayGift',
  loanCar: 'loanCar',
  privateTours: 'privateTours',
} as const
export type Privilege = (typeof Privilege)[keyof typeof Privilege]
