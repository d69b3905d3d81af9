import { formatShanghai, parseShanghai } from '../time/shanghai-time'

const START_OF_DAY = '00:00:00'

/** Trims a nickname (specification section 5). */
export const trimNickname = (nickName: string): string => nickName.trim()

/**
 * Reads a birthday `YYYY-MM-DD` as epoch ms of its first second in Shanghai (specification section 9).
 *
 * @throws RangeError if the text is no real date.
 */
export const readBirthday = (birthday: string): number => parseShanghai(`${birthday} ${START_OF_DAY}`)

/** Writes an instant as the birthday that is sent: `YYYY-MM-DD` in Shanghai (specification section 9). */
export const writeBirthday = (epochMs: number): string => formatShanghai(epochMs).slice(0, 'YYYY-MM-DD'.length)
