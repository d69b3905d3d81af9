/** Hides a name but for its first character: "Zhou Yining" -> "Z**", "周以宁" -> "周**"; null for an empty one. */
export const maskName = (name: string): string | null => {
  const [first] = name.trim()
  return first === undefined ? null : `${first}**`
}
