import pg from 'pg'

const parseSafeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered an integer beyond 2^53: ${text}`)
  return value
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: parseSafeInteger,
  // A date has no zone: as a Date it would shift by a day in some of them.
  [pg.types.builtins.DATE]: (text) => text,
}

/** How column types become JavaScript values, for this pool alone (the driver's own table is global). */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}
