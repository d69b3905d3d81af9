import { parseShanghai } from '../time/shanghai-time'

const START_OF_DAY = '00:00:00'

/** Trims a nickname. */
export const trimNickname = (nickName: string): string => nickName.trim()

/**
 * Reads a birthday `YYYY-MM-DD` as epoch ms of its first second in Shanghai.
 *
 * @throws RangeError if the text is no real date.
 */
export const readBirthday = (birthday: string): number => parseShanghai(`${birthday} ${START_OF_DAY}`)
