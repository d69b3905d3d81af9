import type { User } from '@/wire/schemas/account'

/** What a complete profile has beyond a phone number. */
type ProfileGap = 'birthday' | 'area' | 'introduction'

/** What a profile lacks, in the order of the page that asks for it; a complete one is rewarded. */
export const profileGaps = ({
  birthDate,
  area,
  biography,
}: Pick<User, 'birthDate' | 'area' | 'biography'>): ProfileGap[] => [
  ...(birthDate === null ? (['birthday'] as const) : []),
  ...(area === null ? (['area'] as const) : []),
  ...(biography === '' ? (['introduction'] as const) : []),
]
