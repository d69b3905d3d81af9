import { NAME_PATTERN } from '@/wire/name-pattern'

/** Something to read, and nothing that is drawn as nothing: some of that counts as a letter. */
const READABLE = '^(?=.*[\\p{L}\\p{N}])(?!.*\\p{Default_Ignorable_Code_Point})'

const NAME = new RegExp(READABLE + NAME_PATTERN, 'u')

/** Whether a text can stand somewhere as the name of a person or a company. */
export const isName = (text: string): boolean => NAME.test(text)
