import { NAME_PATTERN } from '@/wire/name-pattern'

const NAME = new RegExp(NAME_PATTERN, 'u')

/** Whether a text can stand in a contract as a name; an empty one can. */
export const isName = (text: string): boolean => NAME.test(text)
