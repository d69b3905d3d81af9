import { stringifyQuery } from '@/platform/address/query'

/** Query data of a GET call: what is undefined or null is left out. */
export const queryData = (payload: object): string => {
  const pairs = Object.entries(payload)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
  const query = stringifyQuery(Object.fromEntries(pairs) as Record<string, string>) // all values were made texts
  return query === '' ? '' : `?${query}`
}
