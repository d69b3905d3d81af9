/** A Chinese character with a Latin letter or a digit right after it, or right before it. */
const CHINESE_LATIN = /([\u4e00-\u9fff])([a-z0-9])/gi
const LATIN_CHINESE = /([a-z0-9″])([\u4e00-\u9fff])/gi

/** Puts a space wherever Chinese meets Latin letters or digits: for texts with names from data, which may be in either. */
export const spaced = (text: string): string => text.replace(CHINESE_LATIN, '$1 $2').replace(LATIN_CHINESE, '$1 $2')
