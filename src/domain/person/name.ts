import { NAME_PATTERN } from '@/wire/name-pattern'

const NAME = new RegExp(NAME_PATTERN, 'u')

/** Something to read, and nothing that is drawn as nothing: some of that counts as a letter. */
const READABLE = new RegExp('^(?!.*\\p{Default_Ignorable_Code_Point}).*[\\p{L}\\p{N}]', 'u')

/** Whether a text can stand somewhere as the name of a person or a company. */
export const isName = (text: string): boolean => NAME.test(text) && READABLE.test(text)
