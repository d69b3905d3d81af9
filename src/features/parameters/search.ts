import type { Parameter } from '@/wire/schemas/vehicle'

const plain = (text: string): string => text.trim().toLowerCase()

/** Whether a row is what the words ask for: by its heading, its name or one of its values. No words ask for all. */
export const fitsSearch = (
  words: string,
  groupName: string,
  { name, values }: Pick<Parameter, 'name' | 'values'>,
): boolean => [groupName, name, ...values.map(({ text }) => text)].some((text) => plain(text).includes(plain(words)))
