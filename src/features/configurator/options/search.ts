import type { VehicleOption } from '@/wire/schemas/vehicle'

const plain = (text: string): string => text.trim().toLowerCase()

/** The options whose name or description holds every word; all of them for no words. */
export const findByWords = (options: readonly VehicleOption[], words: string): VehicleOption[] => {
  const wanted = plain(words).split(/\s+/)
  return options.filter(({ displayName, attributeName }) => {
    const text = plain(`${displayName} ${attributeName}`)
    return wanted.every((word) => text.includes(word))
  })
}
