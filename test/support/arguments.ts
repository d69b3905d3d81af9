/** The whole number of `--name=number` among a command's arguments. */
export const readNumber = (args: readonly string[], name: string, fallback: number): number => {
  const given = args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + '--='.length)
  const value = given === undefined ? fallback : Number(given)
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number.`)
  return value
}
